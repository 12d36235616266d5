-- Credits: append-only entries, one per cause, and a balance that can never go below zero.
CREATE TABLE credit_accounts (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0),
  total_ever INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE credit_entries (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES credit_accounts (user_id),
  kind TEXT NOT NULL,
  ref TEXT NOT NULL,
  delta INTEGER NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (kind, ref),
  CHECK ((kind IN ('purchase', 'refund', 'grant') AND delta > 0) OR (kind IN ('spend', 'clawback') AND delta < 0))
) STRICT;
CREATE INDEX credit_entries_user ON credit_entries (user_id);

CREATE TABLE payment_tracking (
  id INTEGER PRIMARY KEY,
  session_id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  credits INTEGER NOT NULL,
  processed_at INTEGER NOT NULL,
  source TEXT NOT NULL DEFAULT 'webhook'
) STRICT;
