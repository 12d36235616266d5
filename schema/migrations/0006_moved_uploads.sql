-- Where a document's files lie since they were last moved. Null until then: where they were first put, 30d/<id>/.
ALTER TABLE documents ADD COLUMN upload_folder TEXT;
CREATE INDEX legal_cases_expiry ON legal_cases (auto_delete_at);
