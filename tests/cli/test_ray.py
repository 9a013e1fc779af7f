"""The same games on a real Ray cluster of two nodes on this machine, one of which goes away."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.cli.terminal import Terminal

# Ray's own threads and warnings stay out of the process of the tests. Its 127.0.0.1 would become the machine's address.
NODES = """
import json, subprocess, sys, time
from ray.cluster_utils import Cluster
from tablee.sim.ray_cluster import connected

def slowly(number):
    time.sleep(0.5)
    return number

near = {"node_ip_address": "127.0.0.2", "num_cpus": 1, "object_store_memory": 80_000_000}
cluster = Cluster(initialize_head=True, head_node_args={**near, "include_dashboard": False})
other = cluster.add_node(**near)
command = [sys.executable, "-m", "tablee", *sys.argv[1:], "--ray", cluster.address]
ran = subprocess.run(command, capture_output=True, text=True, timeout=120)
done = []
with connected(cluster.address) as workers:
    for number in workers.each(slowly, range(10)):
        done.append(number)
        if number == 2:
            cluster.remove_node(other, allow_graceful=False)
print(json.dumps([ran.returncode, ran.stdout, ran.stderr, done, workers.number]))
sys.stdout.flush()
cluster.shutdown()
"""
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0", "RAY_enable_metrics_collection": "0"}
TIMES = ("seconds", "decisions_per_second")


def figures(text: str) -> dict[str, object]:
    return {name: value for name, value in json.loads(text).items() if name not in TIMES}


def test_a_cluster_plays_the_same_games_and_work_of_a_lost_node_is_done_again(tablee: Terminal, tmp_path: Path) -> None:
    run = ("simulate", "overload", "-g", "60", "--seed", "9", "--json")
    alone = figures(tablee.done(*run, "--jobs", "1").out)
    script = tmp_path / "nodes.py"
    script.write_text(NODES, "utf-8")
    nodes = subprocess.run(
        [sys.executable, str(script), *run],
        env={**os.environ, **QUIET},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    told = [line for line in nodes.stdout.splitlines() if line.startswith("[")]
    assert told, nodes.stderr[-2000:]
    code, out, err, done, cpus = json.loads(told[-1])

    assert code == 0, err
    assert figures(out) == alone
    assert (done, cpus) == ([*range(10)], 2)


def test_a_cluster_that_does_not_answer_is_told_in_one_line(tablee: Terminal) -> None:
    assert tablee.refused("simulate", "overload", "--ray", "nonsense").startswith(
        "no Ray cluster answers at nonsense ("
    )
