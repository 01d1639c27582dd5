"""Games over days: who is asked, as everybody at the table sees it, for lists of games"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("kept", sa.Column("asked", sa.Integer()))
    op.add_column("kept", sa.Column("until", sa.BigInteger()))
    op.execute("""
        update kept set asked = (select min(turns.seat) from turns where turns."table" = kept."table"),
        until = (select min(turns.deadline) from turns where turns."table" = kept."table")
    """)
    # The others are looked at as soon as a server is there, or the lists would show who has decided in advance.
    op.execute("update kept set due = 0 where asked is null and due is not null")
