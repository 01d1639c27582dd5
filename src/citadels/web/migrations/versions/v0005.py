"""A cookie knows its device: browser and system, when it was seen, whether a link brought it"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

YEAR = 365 * 86400_000


# Columns are added one by one and never in a batch: SQLite would copy the table.
def upgrade() -> None:
    op.add_column("tokens", sa.Column("browser", sa.String(length=20)))
    op.add_column("tokens", sa.Column("system", sa.String(length=20)))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger()))
    op.add_column("tokens", sa.Column("linked", sa.BigInteger()))
    op.add_column("tokens", sa.Column("told", sa.BigInteger()))
    # A cookie lasts a year from when it was last renewed.
    op.execute(sa.text("update tokens set seen = expires - :year where kind = 'cookie'").bindparams(
        sa.bindparam("year", YEAR, sa.BigInteger())))
