"""Notices: what people want to be told of, where to, and what is on its way"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "notice_choices",
        sa.Column("person", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=12), nullable=False),
        sa.Column("push", sa.String(length=60), nullable=False),
        sa.Column("mail", sa.String(length=60), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("offset", sa.Integer(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("held", sa.BigInteger(), nullable=True),
        sa.Column("counted", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("device", sa.String(length=64), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["device"], ["tokens.hash"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("hash"),
    )
    op.create_index(op.f("ix_push_devices_person"), "push_devices", ["person"])
    op.create_index(op.f("ix_push_devices_device"), "push_devices", ["device"])
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("confirmed", sa.BigInteger(), nullable=True),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.Column("ending", sa.String(length=43), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
        sa.UniqueConstraint("token"),
        sa.UniqueConstraint("ending"),
    )
    op.create_table(
        "webhooks",
        sa.Column("table", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=12), nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "news",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_news_person"), "news", ["person"])
    op.create_index(op.f("ix_news_table"), "news", ["table"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("way", sa.String(length=4), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("device", sa.Integer(), nullable=True),
        sa.Column("table", sa.Integer(), nullable=True),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("keeper", sa.String(length=32), nullable=True),
        sa.Column("kept_until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["device"], ["push_devices.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    for name in ("person", "device", "table"):
        op.create_index(op.f(f"ix_deliveries_{name}"), "deliveries", [name])
    op.create_index("deliveries_due", "deliveries", ["due"])


def downgrade() -> None:
    for name in ("deliveries", "news", "webhooks", "mail_addresses", "push_devices", "notice_choices", "notice_keys"):
        op.drop_table(name)
