-- How far each long walk of the sweeps has come, so that a round can be short and a killed one is taken up again.
CREATE TABLE sweep_passes (
  name TEXT PRIMARY KEY,
  position TEXT NOT NULL DEFAULT '',
  found INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL DEFAULT 0
) STRICT;
