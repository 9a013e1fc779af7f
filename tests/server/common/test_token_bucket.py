"""Limits by a clock that stands still, and little memory."""

from __future__ import annotations

from random import Random

from tablee.server.common.token_bucket import MESSAGE_BURST, MessageBudget, Rate, TokenBuckets


def test_so_many_at_once_and_then_one_after_the_other() -> None:
    buckets = TokenBuckets(Rate(3, 20.0))

    assert [buckets.spend("ann", 100.0) for _ in range(5)] == [0, 0, 0, 20, 20]
    assert buckets.spend("ben", 100.0) == 0
    assert buckets.spend("ann", 119.0) == 1
    assert [buckets.spend("ann", 120.0) for _ in range(2)] == [0, 20]
    assert [buckets.spend("ann", 1000.0) for _ in range(4)] == [0, 0, 0, 20]


def test_looking_takes_nothing() -> None:
    buckets = TokenBuckets(Rate(1, 20.0))

    assert [buckets.delay("ann", 5.0) for _ in range(3)] == [0, 0, 0]
    assert buckets.spend("ann", 5.0) == 0
    assert buckets.delay("ann", 6.0) == 19


def test_none_at_once_is_no_limit_and_nothing_is_remembered() -> None:
    buckets = TokenBuckets(Rate(0, 20.0))

    assert not any(buckets.spend("ann", 0.0) for _ in range(1000))
    assert not buckets.full_at


def test_who_is_refused_does_not_wait_longer_for_it() -> None:
    buckets = TokenBuckets(Rate(1, 20.0))
    buckets.spend("ann", 0.0)
    for second in range(20):
        buckets.spend("ann", float(second))

    assert buckets.spend("ann", 20.0) == 0


def test_memory_is_bounded_whoever_comes() -> None:
    buckets = TokenBuckets(Rate(2, 3600.0), most=100)
    for number in range(1000):
        buckets.spend(f"stranger {number}", float(number))

    assert len(buckets.full_at) <= 100
    assert "stranger 999" in buckets.full_at


def test_full_buckets_are_forgotten() -> None:
    buckets = TokenBuckets(Rate(2, 1.0))
    for number in range(1000):
        buckets.spend(f"stranger {number}", 10.0 * number)

    assert len(buckets.full_at) <= 2


def test_never_more_than_is_allowed_whatever_the_pace() -> None:
    rng = Random(7)
    buckets, now, taken = TokenBuckets(Rate(5, 2.0)), 0.0, 0
    for _ in range(10_000):
        now += rng.expovariate(3.0)
        taken += buckets.spend("ann", now) == 0

    assert abs(taken - (5 + now / 2)) < 3


def test_a_message_budget_is_never_fuller_than_full() -> None:
    budget = MessageBudget(0)
    budget.count(3_600_000)

    assert budget.left == MESSAGE_BURST - 1
