-- When the page of whoever paid was told of the credits. Of older payments it has been.
ALTER TABLE payment_tracking ADD COLUMN told_at INTEGER;
UPDATE payment_tracking SET told_at = processed_at;
