-- When a mail was first tried: the provider recognises a second try for 24 hours, and not for longer.
ALTER TABLE outbox ADD COLUMN first_tried_at INTEGER;
-- Notes of attempts are forgotten in the order of their time.
CREATE INDEX email_attempts_time ON email_attempts (attempted_at);
-- Links that no longer work are forgotten too.
CREATE INDEX password_resets_expiry ON password_resets (expires_at);
CREATE INDEX email_verifications_expiry ON email_verifications (expires_at);
