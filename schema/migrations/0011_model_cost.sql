-- What the model's tokens cost for one analysis, in millionths of a dollar. Null where no price is configured.
ALTER TABLE jobs ADD COLUMN model_cost_microdollars INTEGER;
