"""Statistics: what people did in their finished games"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "game_summaries",
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("code", sa.String(length=12), primary_key=True),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Index("game_summaries_ended", "person", "ended", "code"),
    )
