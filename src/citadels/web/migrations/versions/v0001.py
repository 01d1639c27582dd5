"""The first tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("code", sa.String(length=12), nullable=False, unique=True),
        sa.Column("host", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("header", sa.Text()),
        sa.Column("salt", sa.String(length=32), nullable=False),
        sa.Column("result", sa.Text()),
        sa.Column("next", sa.String(length=12)),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Index("tables_listed", "listed", "state", "changed"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), primary_key=True),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id")),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("line", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("spent", sa.Integer(), nullable=False),
        sa.Column("hand", sa.String(length=8), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String(length=32), primary_key=True),
        sa.Column("seats", sa.String(length=40), nullable=False),
        sa.Column("watching", sa.Integer(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id"), index=True),
        sa.Column("bot", sa.String(length=8)),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
    )
