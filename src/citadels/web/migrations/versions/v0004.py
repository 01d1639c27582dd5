"""Commitments to a deal, and the words that people add"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(length=64)))
    op.add_column("tables", sa.Column("words", sa.Text()))
