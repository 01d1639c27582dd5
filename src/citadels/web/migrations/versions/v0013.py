"""Ratings: who wants to be rated, the games that count, seasons and tournaments"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "raters",
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger()),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("edition", sa.String(length=40), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("season", sa.Integer()),
        sa.Column("changed", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "rated_games",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("table", sa.Integer(), sa.ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
        sa.Column("number", sa.Integer(), unique=True),
        sa.Column("edition", sa.String(length=40), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("season", sa.Integer(), sa.ForeignKey("seasons.id", ondelete="SET NULL")),
    )
    op.create_table(
        "rated_seats",
        sa.Column("game", sa.Integer(), sa.ForeignKey("rated_games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
        sa.Column("bot", sa.String(length=8)),
        sa.Column("place", sa.Integer()),
        sa.Column("gone", sa.Boolean()),
        sa.Column("helped", sa.Boolean()),
        sa.Column("mu_before", sa.Float()),
        sa.Column("sigma_before", sa.Float()),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("code", sa.String(length=12), nullable=False, unique=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("tournament", sa.Integer(), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("tournament", "person", name="entrants_once"),
    )
    op.create_table(
        "tournament_seats",
        sa.Column("tournament", sa.Integer(), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("entrant", sa.Integer(), sa.ForeignKey("entrants.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Float()),
    )
