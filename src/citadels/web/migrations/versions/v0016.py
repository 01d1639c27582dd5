"""Bans: the reason that the person is told"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("bans", sa.Column("reason", sa.Text(), nullable=False, server_default=""))
