-- Where other nodes reach this one, and where a balancer does; empty for a node of a former version.
ALTER TABLE nodes ADD COLUMN address TEXT NOT NULL DEFAULT '', ADD COLUMN web TEXT NOT NULL DEFAULT '';
