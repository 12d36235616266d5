-- Deleted accounts that are customers at Stripe still. There are few at any time.
CREATE INDEX users_leaving ON users (deleted_at) WHERE deleted_at IS NOT NULL AND stripe_customer_id IS NOT NULL;
