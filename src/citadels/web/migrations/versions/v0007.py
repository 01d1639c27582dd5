"""Ways back to a person: passkeys and a recovery code; a cookie knows when and how its device was signed in"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    # One by one and never in a batch: SQLite would copy the table.
    op.add_column("tokens", sa.Column("since", sa.BigInteger()))
    op.add_column("tokens", sa.Column("way", sa.String(length=8)))
    op.execute(sa.text("update tokens set since = linked, way = 'link' where linked is not null"))
    op.create_table(
        "identities",
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("handle", sa.String(length=43), nullable=False, unique=True),
        sa.Column("code", sa.String(length=64), unique=True),
        sa.Column("code_made", sa.BigInteger()),
        sa.Column("code_used", sa.BigInteger()),
    )
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(length=64), primary_key=True),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("signed", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
    )
    op.create_table(
        "challenges",
        sa.Column("visit", sa.String(length=64), primary_key=True),
        sa.Column("challenge", sa.String(length=43), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("expires", sa.BigInteger(), nullable=False, index=True),
    )
