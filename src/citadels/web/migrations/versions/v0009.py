"""Peace: who mutes or blocks whom, reports, bans, warnings, and the desk of the host"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "relations",
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("other", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ref", sa.String(length=16), nullable=False, unique=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Index("relations_other", "other"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("reporter", sa.Integer(), sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("said", sa.Text()),
        sa.Column("evidence", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.Column("outcome", sa.String(length=12)),
        sa.Index("reports_closed", "closed", "at"),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), index=True),
        sa.Column("network", sa.String(length=64)),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
    )
    op.create_table(
        "warnings",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger()),
    )
    op.create_table(
        "host_log",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("act", sa.String(length=20), nullable=False),
        sa.Column("about", sa.String(length=80), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
    )
    op.create_table(
        "host_keys",
        sa.Column("name", sa.String(length=64), primary_key=True),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger()),
    )
