-- How many files a deleted document had, for its receipt. Null for what was deleted before receipts were given.
ALTER TABLE deletion_journal ADD COLUMN files INTEGER;
