"""What another node is told of a request."""

from __future__ import annotations

from tablee.server.cluster.codec import decode_scope, encode_scope
from tablee.server.transport.client_address import CLIENT, TrustedProxies, client_of


def test_the_home_of_a_table_knows_who_asks_at_another_node() -> None:
    scope = {"type": "http", "path": "/", "headers": [(b"host", b"tablee.test")], "client": ("192.0.2.7", 4000)}
    asked = {**scope, CLIENT: TrustedProxies().client(scope)}
    heard = decode_scope(encode_scope(asked))

    assert client_of(heard) == client_of(asked)
    assert client_of(heard).network == "192.0.2.7"
