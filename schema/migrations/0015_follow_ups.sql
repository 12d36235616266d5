-- What a person asks and puts right after an analysis: sealed lists, and how many there are of each.
ALTER TABLE documents ADD COLUMN follow_ups TEXT;
ALTER TABLE documents ADD COLUMN follow_up_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE documents ADD COLUMN feedback TEXT;
ALTER TABLE documents ADD COLUMN feedback_count INTEGER NOT NULL DEFAULT 0;
-- How often the letter was read again with what was put right.
ALTER TABLE documents ADD COLUMN reprocess_count INTEGER NOT NULL DEFAULT 0;
-- A wish may name a document, which lets go of it when it is deleted.
CREATE INDEX feature_requests_document ON feature_requests (document_id) WHERE document_id IS NOT NULL;
CREATE INDEX feature_requests_user ON feature_requests (user_id);
CREATE INDEX contact_messages_user ON contact_messages (user_id);
CREATE INDEX contact_messages_time ON contact_messages (created_at);
