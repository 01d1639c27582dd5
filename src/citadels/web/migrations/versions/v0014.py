"""Notices: what people want to be told of, where to, and what is on its way"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "notice_keys",
        sa.Column("name", sa.String(length=20), primary_key=True),
        sa.Column("value", sa.String(length=64), nullable=False),
    )
    op.create_table(
        "notice_choices",
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("language", sa.String(length=12), nullable=False),
        sa.Column("push", sa.String(length=60), nullable=False),
        sa.Column("mail", sa.String(length=60), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("offset", sa.Integer(), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("held", sa.BigInteger()),
        sa.Column("counted", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("device", sa.String(length=64), sa.ForeignKey("tokens.hash", ondelete="CASCADE"), nullable=False,
                  index=True),
        sa.Column("hash", sa.String(length=64), nullable=False, unique=True),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("confirmed", sa.BigInteger()),
        sa.Column("token", sa.String(length=64), unique=True),
        sa.Column("expires", sa.BigInteger()),
        sa.Column("ending", sa.String(length=43), nullable=False, unique=True),
    )
    op.create_table(
        "webhooks",
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=12), nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "news",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), index=True),
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("way", sa.String(length=4), nullable=False),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), index=True),
        sa.Column("device", sa.Integer(), sa.ForeignKey("push_devices.id", ondelete="CASCADE"), index=True),
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("keeper", sa.String(length=32)),
        sa.Column("kept_until", sa.BigInteger()),
        sa.Index("deliveries_due", "due"),
    )
