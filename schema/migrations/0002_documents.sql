-- Letters, cases and the work on them. Everything that repeats a letter's words is sealed before it comes here.
CREATE TABLE legal_cases (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  case_name TEXT NOT NULL,
  case_type TEXT,
  opposing_party TEXT,
  case_status TEXT NOT NULL DEFAULT 'active',
  case_description TEXT,
  jurisdiction TEXT,
  retention_period INTEGER NOT NULL DEFAULT 365,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  closed_at INTEGER,
  auto_delete_at INTEGER
) STRICT;
CREATE INDEX legal_cases_user ON legal_cases (user_id);

CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  case_id INTEGER REFERENCES legal_cases (id),
  filename TEXT NOT NULL,
  original_text TEXT NOT NULL DEFAULT '',
  encryption_iv TEXT,
  encryption_auth_tag TEXT,
  preview TEXT,
  pages TEXT,
  country TEXT NOT NULL,
  language TEXT NOT NULL,
  document_type TEXT,
  document_role TEXT,
  user_goal TEXT,
  analysis TEXT,
  draft_response TEXT,
  case_research TEXT,
  case_research_generated INTEGER NOT NULL DEFAULT 0,
  insider_insight TEXT,
  organization_intelligence TEXT,
  information_summary TEXT,
  is_standalone INTEGER NOT NULL DEFAULT 1,
  file_count INTEGER NOT NULL,
  file_bytes INTEGER NOT NULL,
  auto_delete_at INTEGER,
  deleting_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX documents_user ON documents (user_id, created_at);
CREATE INDEX documents_expiry ON documents (auto_delete_at);
CREATE INDEX documents_case ON documents (case_id);

CREATE TABLE jobs (
  id TEXT PRIMARY KEY,
  document_id INTEGER NOT NULL REFERENCES documents (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  status TEXT NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'succeeded', 'failed')),
  stages TEXT NOT NULL DEFAULT '[]',
  failure TEXT,
  refund_reason TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  lease TEXT,
  lease_until INTEGER,
  idempotency_key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  finished_at INTEGER
) STRICT;
CREATE UNIQUE INDEX jobs_intent ON jobs (user_id, idempotency_key);
CREATE INDEX jobs_document ON jobs (document_id);
CREATE INDEX jobs_status ON jobs (status, created_at);

CREATE TABLE deletion_journal (
  document_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
