"""Ways back to a person: passkeys and a recovery code; a cookie knows when and how its device was signed in"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # One by one and never in a batch: SQLite would copy the table.
    op.add_column("tokens", sa.Column("since", sa.BigInteger(), nullable=True))
    op.add_column("tokens", sa.Column("way", sa.String(length=8), nullable=True))
    op.execute(sa.text("update tokens set since = linked, way = 'link' where linked is not null"))
    op.create_table(
        "identities",
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True,
                  autoincrement=False),
        sa.Column("handle", sa.String(length=43), nullable=False, unique=True),
        sa.Column("code", sa.String(length=64), nullable=True, unique=True),
        sa.Column("code_made", sa.BigInteger(), nullable=True),
        sa.Column("code_used", sa.BigInteger(), nullable=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(length=64), primary_key=True),
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True,
                  autoincrement=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("signed", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("visit", sa.String(length=64), primary_key=True),
        sa.Column("challenge", sa.String(length=43), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_challenges_expires", "challenges", ["expires"])


def downgrade() -> None:
    for name in ("challenges", "passkeys", "identities"):
        op.drop_table(name)
    for name in ("way", "since"):
        op.drop_column("tokens", name)
