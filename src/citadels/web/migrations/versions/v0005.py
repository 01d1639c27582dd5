"""A cookie knows its device: browser and system, when it was seen, whether a link brought it"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

YEAR = 365 * 86400_000
COLUMNS = (
    ("browser", sa.String(length=20)), ("system", sa.String(length=20)), ("seen", sa.BigInteger()),
    ("linked", sa.BigInteger()), ("told", sa.BigInteger()),
)


# Columns are added one by one and never in a batch: SQLite would copy the table.
def upgrade() -> None:
    for name, kind in COLUMNS:
        op.add_column("tokens", sa.Column(name, kind, nullable=True))
    # A cookie lasts a year from when it was last renewed.
    op.execute(sa.text("update tokens set seen = expires - :year where kind = 'cookie'").bindparams(
        sa.bindparam("year", YEAR, sa.BigInteger())))


def downgrade() -> None:
    for name, _ in reversed(COLUMNS):
        op.drop_column("tokens", name)
