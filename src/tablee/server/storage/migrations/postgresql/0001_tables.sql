-- A node is a server. Its lease lasts until `until`; it counts as alive as long as it renews the lease in time.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);
-- `home` is the node that writes to the table; NULL while no node has it in memory. `term` is the fencing token, which
-- grows with each new home: a node that writes with an older one has lost the table without knowing.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    stage TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    free INTEGER NOT NULL,
    used BIGINT NOT NULL,
    arrangement TEXT NOT NULL,
    home TEXT,
    term BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tables_by_stage ON tables (stage, public, free);
CREATE INDEX tables_by_home ON tables (home) WHERE home IS NOT NULL;
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    seat INTEGER,
    "do" TEXT NOT NULL,
    back INTEGER NOT NULL,
    by TEXT NOT NULL,
    at BIGINT NOT NULL,
    command TEXT NOT NULL,
    banks TEXT NOT NULL,
    PRIMARY KEY (table_id, revision)
);
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    name TEXT NOT NULL,
    said TEXT NOT NULL,
    reaction BOOLEAN NOT NULL,
    command TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
