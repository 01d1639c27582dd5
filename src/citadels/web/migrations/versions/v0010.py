"""Games over days: tables that are kept going, whose turn it is, decisions made in advance, holidays"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("days", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "kept",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("stirs", sa.Integer(), nullable=False),
        sa.Column("keeper", sa.String(length=32), nullable=True),
        sa.Column("kept_until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("kept_due", "kept", ["due"])
    op.create_table(
        "turns",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("noticed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index(op.f("ix_turns_person"), "turns", ["person"])
    op.create_index("turns_noticed", "turns", ["noticed"])
    op.create_table(
        "prepared",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index(op.f("ix_prepared_person"), "prepared", ["person"])
    op.create_table(
        "holidays",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("first", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_holidays_person"), "holidays", ["person"])


def downgrade() -> None:
    for name in ("holidays", "prepared", "turns", "kept"):
        op.drop_table(name)
    op.drop_column("tables", "days")
