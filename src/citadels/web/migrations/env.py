"""Run by Alembic, on the connection that migrate.py has opened."""

from alembic import context

from citadels.web.models import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
