-- What people write to us is sealed: `message` holds all of it. What was kept in the open until now goes.
DELETE FROM contact_messages;
ALTER TABLE contact_messages DROP COLUMN name;
ALTER TABLE contact_messages DROP COLUMN email;
ALTER TABLE contact_messages DROP COLUMN category;
ALTER TABLE contact_messages DROP COLUMN subject;
