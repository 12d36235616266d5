-- What a payment was for and what became of its money. A plan's payments have their invoice's id as `session_id`.
ALTER TABLE payment_tracking ADD COLUMN pack TEXT;
ALTER TABLE payment_tracking ADD COLUMN plan TEXT;
ALTER TABLE payment_tracking ADD COLUMN price_pence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payment_tracking ADD COLUMN payment_intent TEXT;
ALTER TABLE payment_tracking ADD COLUMN paid_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payment_tracking ADD COLUMN receipt_url TEXT;
ALTER TABLE payment_tracking ADD COLUMN refunded_pence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payment_tracking ADD COLUMN disputed_pence INTEGER NOT NULL DEFAULT 0;
-- Credits that were taken back for it, and those that could not be, because they were spent.
ALTER TABLE payment_tracking ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payment_tracking ADD COLUMN shortfall INTEGER NOT NULL DEFAULT 0;
-- Counts the writes. Whoever has read an older one writes nothing.
ALTER TABLE payment_tracking ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
CREATE INDEX payment_tracking_user ON payment_tracking (user_id, paid_at);
CREATE INDEX payment_tracking_intent ON payment_tracking (payment_intent);

ALTER TABLE users ADD COLUMN subscription_starts_at INTEGER;
ALTER TABLE users ADD COLUMN subscription_cancels INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN subscription_version INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX users_customer ON users (stripe_customer_id);

-- Analyses that a plan paid for, and those of them that were given back. Entries are only ever added.
CREATE TABLE allowance_entries (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL CHECK (kind IN ('use', 'return')),
  job_id TEXT NOT NULL,
  used_at INTEGER NOT NULL,
  UNIQUE (kind, job_id)
) STRICT;
CREATE INDEX allowance_entries_user ON allowance_entries (user_id, used_at);

-- Events of Stripe that have been dealt with.
CREATE TABLE stripe_events (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  handled_at INTEGER NOT NULL
) STRICT;
CREATE INDEX stripe_events_handled ON stripe_events (handled_at);
