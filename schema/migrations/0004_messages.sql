-- Mail that is due, what became of it, and what people send us.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  user_id INTEGER,
  payload TEXT NOT NULL,
  dedupe_key TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL DEFAULT 'due',
  tries INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_due ON outbox (state, next_at);

CREATE TABLE email_attempts (
  id INTEGER PRIMARY KEY,
  user_id INTEGER REFERENCES users (id),
  to_email TEXT NOT NULL,
  from_email TEXT NOT NULL,
  subject TEXT NOT NULL,
  email_type TEXT NOT NULL,
  success INTEGER NOT NULL,
  error_message TEXT,
  provider_response TEXT,
  attempted_at INTEGER NOT NULL
) STRICT;

CREATE TABLE feature_requests (
  id INTEGER PRIMARY KEY,
  user_id INTEGER REFERENCES users (id),
  document_id INTEGER REFERENCES documents (id),
  request_type TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  user_goal TEXT,
  current_limitation TEXT,
  suggested_solution TEXT,
  priority TEXT NOT NULL DEFAULT 'medium',
  status TEXT NOT NULL DEFAULT 'submitted',
  admin_notes TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE contact_messages (
  id INTEGER PRIMARY KEY,
  user_id INTEGER REFERENCES users (id),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  category TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
