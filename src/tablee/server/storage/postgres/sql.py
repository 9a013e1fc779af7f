"""SQL statements for PostgreSQL. Every write names a fencing token (column `term`); an outdated one changes no row."""

from __future__ import annotations

# A node whose lease has expired counts as dead, even if it still runs.
HOME_IS_ALIVE = "EXISTS (SELECT FROM nodes WHERE nodes.id = tables.home AND nodes.until > now())"

SAVE = """
INSERT INTO tables (id, stage, public, free, used, arrangement, term) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (id) DO UPDATE SET
    stage = excluded.stage, public = excluded.public, free = excluded.free, used = excluded.used,
    arrangement = excluded.arrangement
WHERE tables.term = excluded.term
RETURNING id
"""
ASKED = "WITH asked AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS asked (id, term))"
WRITTEN = """
written AS (
    INSERT INTO journal (table_id, revision, seat, "do", back, by, at, command, banks)
    SELECT entry.* FROM unnest(
        $3::text[], $4::int[], $5::int[], $6::text[], $7::int[], $8::text[], $9::bigint[], $10::text[], $11::text[]
    ) AS entry (id) JOIN held USING (id)
)
SELECT id FROM held
"""
APPEND = f"""
{ASKED},
held AS (SELECT tables.id FROM tables JOIN asked USING (id, term) FOR SHARE OF tables SKIP LOCKED),
{WRITTEN}
"""
APPEND_ALONE = APPEND.replace("SKIP LOCKED", "")
APPEND_AND_CHANGE = f"""
{ASKED},
held AS (
    UPDATE tables SET stage = $12, arrangement = $13 FROM asked WHERE tables.id = asked.id AND tables.term = asked.term
    RETURNING tables.id
),
{WRITTEN}
"""
APPEND_CHAT = """
INSERT INTO chat (table_id, number, at, name, said, reaction, command)
SELECT id, $3, $4, $5, $6, $7, $8 FROM tables WHERE id = $1 AND term = $2 FOR SHARE
RETURNING number
"""
# The fencing token if claimed; whether there is such a table; its home, if that is another living node.
CLAIM = f"""
WITH free AS (
    SELECT id FROM tables WHERE id = $1 AND (home IS NULL OR home = $2 OR NOT {HOME_IS_ALIVE}) FOR UPDATE SKIP LOCKED
),
claimed AS (UPDATE tables SET home = $2, term = term + 1 FROM free WHERE tables.id = free.id RETURNING term)
SELECT
    (SELECT term FROM claimed),
    EXISTS (SELECT FROM tables WHERE id = $1),
    (SELECT home FROM tables WHERE id = $1 AND home <> $2 AND {HOME_IS_ALIVE})
"""
# Writes the lease as it is: no row if this node is not a member.
CHECK = "UPDATE nodes SET until = until WHERE id = $1 AND until > now() RETURNING id"
RELEASE = "UPDATE tables SET home = NULL WHERE id = $1 AND term = $2"
GIVE = "UPDATE tables SET home = $3 WHERE id = $1 AND term = $2"
# The living node that has the table; empty values if none has, no row if there is no such table.
HOME = """
SELECT nodes.id, nodes.address, nodes.web
FROM tables LEFT JOIN nodes ON nodes.id = tables.home AND nodes.until > now() WHERE tables.id = $1
"""
ORPHANS = f"""
SELECT id FROM tables WHERE stage = 'playing' AND home IS NOT NULL AND NOT {HOME_IS_ALIVE}
ORDER BY random() LIMIT $1
"""
IN_STAGE = "SELECT id FROM tables WHERE stage = $1 ORDER BY id"
PUBLIC_TABLES = """
SELECT arrangement FROM tables WHERE stage <> 'over' AND public
ORDER BY stage = 'playing', free = 0, used DESC, id LIMIT $1
"""
TOUCH = "UPDATE tables SET used = greatest(used, $2) WHERE id = $1"
OURS = f"(home IS NULL OR home = $3 OR NOT {HOME_IS_ALIVE})"
UNUSED_SINCE = f"SELECT id FROM tables WHERE stage = $1 AND used < $2 AND {OURS} ORDER BY id"
ABSORB_DOWNTIME = """
WITH newest AS (SELECT max(used) AS used FROM tables)
UPDATE tables SET used = tables.used + $1 - newest.used FROM newest
WHERE abs($1 - newest.used) > $2 AND NOT EXISTS (SELECT FROM nodes WHERE until > now() AND id <> $3)
"""
DELETE = f"DELETE FROM tables WHERE id = ANY($1) AND (home IS NULL OR home = $2 OR NOT {HOME_IS_ALIVE})"
TABLE = "SELECT arrangement, used FROM tables WHERE id = $1"
JOURNAL = 'SELECT revision, seat, "do", back, by, at, command, banks FROM journal WHERE table_id = $1 ORDER BY revision'
CHAT = "SELECT number, at, name, said, reaction, command FROM chat WHERE table_id = $1 ORDER BY number"
