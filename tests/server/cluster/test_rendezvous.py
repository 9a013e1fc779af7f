"""Where tables belong: all nodes agree, each has its share, and a node that comes or goes moves no more than that."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from tablee.server.cluster.rendezvous import Node, home_among

NODES = [Node(f"id{number}", f"10.0.0.{number}:9000", f"10.0.0.{number}:8000") for number in range(4)]
TABLES = [f"table{number}" for number in range(4000)]


def test_all_nodes_agree_in_whatever_order_they_know_each_other() -> None:
    for table in TABLES[:20]:
        assert len({home_among(order, table) for order in permutations(NODES)}) == 1


def test_each_node_has_about_its_share() -> None:
    shares = Counter(home_among(NODES, table).id for table in TABLES)

    assert all(900 < shares[node.id] < 1100 for node in NODES)


def test_a_node_that_goes_moves_its_own_tables_only() -> None:
    rest = NODES[1:]
    moved = [table for table in TABLES if home_among(NODES, table) != home_among(rest, table)]

    assert all(home_among(NODES, table) == NODES[0] for table in moved)
    assert {home_among(rest, table) for table in moved} == {*rest}


def test_a_node_that_is_back_under_another_id_has_the_same_tables() -> None:
    back = [NODES[0]._replace(id="new", address="10.0.0.0:9999"), *NODES[1:]]

    assert [home_among(back, table).web for table in TABLES] == [home_among(NODES, table).web for table in TABLES]
