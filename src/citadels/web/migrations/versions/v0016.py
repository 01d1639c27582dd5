"""Bans: the reason that the person is told"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("bans", sa.Column("reason", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("bans", "reason")
