"""Phrases in the chat"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("chat", sa.Column("phrase", sa.String(length=20)))
