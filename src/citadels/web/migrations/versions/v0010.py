"""Games over days: tables that are kept going, whose turn it is, decisions made in advance, holidays"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("days", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "kept",
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("begun", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.Column("stirs", sa.Integer(), nullable=False),
        sa.Column("keeper", sa.String(length=32)),
        sa.Column("kept_until", sa.BigInteger()),
        sa.Index("kept_due", "due"),
    )
    op.create_table(
        "turns",
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger()),
        sa.Column("noticed", sa.BigInteger()),
        sa.Index("turns_noticed", "noticed"),
    )
    op.create_table(
        "prepared",
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("plan", sa.Text(), nullable=False),
    )
    op.create_table(
        "holidays",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("first", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
