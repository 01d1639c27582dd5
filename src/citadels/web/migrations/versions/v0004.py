"""Commitments to a deal, and the words that people add"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("secret", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("words", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("words")
        batch_op.drop_column("secret")
