"""What a list shows has columns of its own, people are dated, nothing is looked for by reading all there is"""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

CHUNK = 1000


# Columns are added one by one and never in a batch: SQLite would copy the table and drop the old one, and with it all
# seats and moves.
def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("preset", sa.String(length=40)))
    op.add_column("tables", sa.Column("version", sa.String(length=40)))
    # Nobody is forgotten because it was not written down before when they were last seen.
    seen = str(time.time_ns() // 1_000_000)
    op.add_column("people", sa.Column("seen", sa.BigInteger(), nullable=False, server_default=seen))
    if op.get_bind().dialect.name != "sqlite":  # there it does no harm, and cannot be taken away
        op.alter_column("people", "seen", server_default=None)
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    name_editions()
    op.create_index("tables_host", "tables", ["host", "state"])
    op.create_index("tables_state", "tables", ["state", "changed"])
    op.create_index("tables_next", "tables", ["next"])
    op.create_index("people_seen", "people", ["seen"])
    op.create_index("chat_person", "chat", ["person"])
    op.create_index("chat_at", "chat", ["at"])


def name_editions() -> None:
    """Fill the new columns from the set-up of each table."""
    tables = sa.table("tables", *map(sa.column, ("id", "setup", "edition", "preset")))
    connection = op.get_bind()
    write = tables.update().where(tables.c.id == sa.bindparam("number")).values(
        edition=sa.bindparam("its_edition"), preset=sa.bindparam("its_preset"))
    last = 0
    while True:
        query = sa.select(tables.c.id, tables.c.setup).where(tables.c.id > last).order_by(tables.c.id).limit(CHUNK)
        found = connection.execute(query).all()
        if not found:
            return
        values = []
        for number, written in found:
            setup = json.loads(written)
            values.append({"number": number, "its_edition": setup.get("edition", "deluxe"),
                           "its_preset": setup.get("preset")})
        connection.execute(write, values)
        last = found[-1][0]
