-- Cheat sheets that people paid for, sealed with their area under a key of their own. Kept for 30 days.
CREATE TABLE cheat_sheets (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  sheet TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  auto_delete_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX cheat_sheets_intent ON cheat_sheets (user_id, idempotency_key);
CREATE INDEX cheat_sheets_expiry ON cheat_sheets (auto_delete_at);
