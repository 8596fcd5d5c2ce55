"""Runs the migrations on the connection that the store hands over."""

from alembic import context

from hornbook.table.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
