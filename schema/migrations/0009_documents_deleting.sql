-- The sweep looks for deletions that were begun and never ended; there are few at any time.
CREATE INDEX documents_deleting ON documents (deleting_at) WHERE deleting_at IS NOT NULL;
