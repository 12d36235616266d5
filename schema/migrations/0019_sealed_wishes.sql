-- The words of a wish are sealed, each in its column. Those from before are not: the sweep finds them by this and seals them.
ALTER TABLE feature_requests ADD COLUMN is_sealed INTEGER NOT NULL DEFAULT 0;
