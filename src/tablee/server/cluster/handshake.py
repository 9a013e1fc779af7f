"""The handshake of two nodes: each proves to the other that it knows the server's secret, without showing it.

The node that connects says hello with its id and a random number. The other answers with its own and a proof over all
of them; the first node checks it and returns a proof of its own.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest, digest
from secrets import token_bytes

import msgspec

from tablee.server.fairness.secret import ServerSecret

# No id of a table, so that no seed is derived from the same text.
PURPOSE = b"STREAMS BETWEEN NODES"
NONCE_BYTES = 16


class WrongProof(ValueError):
    """The other end does not know the secret, or is another node than expected."""


class Hello(msgspec.Struct, array_like=True):
    id: str
    nonce: bytes


class Challenge(msgspec.Struct, array_like=True):
    id: str
    nonce: bytes
    proof: bytes


def stream_key(secret: ServerSecret) -> bytes:
    return digest(secret.key, PURPOSE, sha256)


class Handshake:
    """One end of a handshake. `other` is the other node's id, once it is known."""

    def __init__(self, key: bytes, own: str) -> None:
        self.key = key
        self.own = Hello(own, token_bytes(NONCE_BYTES))
        self.other = ""
        self.agreed = b""

    def hello(self) -> bytes:
        return msgspec.msgpack.encode(self.own)

    def challenge(self, hello: bytes) -> bytes:
        """Answer a hello."""
        caller = msgspec.msgpack.decode(hello, type=Hello)
        self.other = caller.id
        self.agreed = msgspec.msgpack.encode((caller, self.own))
        return msgspec.msgpack.encode(Challenge(self.own.id, self.own.nonce, self.proof(b"called")))

    def prove(self, challenge: bytes, expected: str) -> bytes:
        """Check the answer to a hello, and prove this node's knowledge in turn."""
        called = msgspec.msgpack.decode(challenge, type=Challenge)
        self.other = called.id
        self.agreed = msgspec.msgpack.encode((self.own, Hello(called.id, called.nonce)))
        if called.id != expected or not compare_digest(called.proof, self.proof(b"called")):
            raise WrongProof(f"node {expected} was expected, with the same secret")
        return self.proof(b"caller")

    def check(self, proof: bytes) -> None:
        if not compare_digest(proof, self.proof(b"caller")):
            raise WrongProof("a node with the same secret was expected")

    def proof(self, role: bytes) -> bytes:
        return digest(self.key, role + self.agreed, sha256)
