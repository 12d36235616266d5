-- An account on its way out, and one that is gone: of it there remains what the law makes us keep of payments.
ALTER TABLE users ADD COLUMN deleting_at INTEGER;
ALTER TABLE users ADD COLUMN deleted_at INTEGER;
CREATE INDEX users_deleting ON users (deleting_at) WHERE deleting_at IS NOT NULL AND deleted_at IS NULL;
