-- What a language model was asked and answered for one analysis, in tokens. Null where none was asked.
ALTER TABLE jobs ADD COLUMN model_input_tokens INTEGER;
ALTER TABLE jobs ADD COLUMN model_output_tokens INTEGER;
