CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    stage TEXT NOT NULL,
    public INTEGER NOT NULL,
    free INTEGER NOT NULL,
    used INTEGER NOT NULL,
    arrangement TEXT NOT NULL
);
CREATE INDEX tables_by_stage ON tables (stage, public, free, used);
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    seat INTEGER,
    do TEXT NOT NULL,
    back INTEGER NOT NULL,
    by TEXT NOT NULL,
    at INTEGER NOT NULL,
    command TEXT NOT NULL,
    banks TEXT NOT NULL,
    PRIMARY KEY (table_id, revision)
) WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    said TEXT NOT NULL,
    reaction INTEGER NOT NULL,
    command TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
