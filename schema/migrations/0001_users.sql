-- Accounts, sign-ins, mailed tokens and limits. Times are epoch milliseconds. No cascades: children are deleted by name.
CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  stripe_customer_id TEXT,
  stripe_subscription_id TEXT,
  subscription_status TEXT NOT NULL DEFAULT 'inactive',
  subscription_plan TEXT,
  subscription_ends_at INTEGER,
  created_at INTEGER NOT NULL,
  daily_ai_calls INTEGER NOT NULL DEFAULT 0,
  daily_calls_reset_date TEXT,
  monthly_analyses_used INTEGER NOT NULL DEFAULT 0,
  monthly_usage_reset_date TEXT,
  account_verified INTEGER NOT NULL DEFAULT 0,
  signup_source TEXT,
  last_active_date TEXT
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  reauthenticated_at INTEGER NOT NULL,
  ip_prefix TEXT,
  agent_family TEXT
) STRICT;
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE password_resets (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX password_resets_user ON password_resets (user_id);

CREATE TABLE email_verifications (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_verifications_user ON email_verifications (user_id);

CREATE TABLE limits (
  bucket TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  reset_at INTEGER NOT NULL
) STRICT;
CREATE INDEX limits_reset ON limits (reset_at);
