"""What tools for Python measure: the work of ../work.go, as much as SHOOTOUT_UNITS says."""

import hashlib
import json
import os

UNITS = json.loads(os.environ.get("SHOOTOUT_UNITS", "[100, 100, 100, 100, 100]"))
PAGE = bytes(2048)


def ordered(seed):
    numbers = sorted((i * 7919 + seed) % 1009 for i in range(24))
    return numbers[0]


def hashed(seed):
    return hashlib.sha256(PAGE + bytes([seed % 256])).digest()[0]


def indexed(seed):
    index = {}
    for i in range(24):
        index[(i * 31 + seed) % 97] = i
    return len(index)


def grown(seed):
    tree = None
    for i in range(24):
        tree = (tree, seed + i)
    return tree[1]


def written(seed):
    return len(" ".join(str(seed * 1000 + i) for i in range(16)).split())


WORK = (ordered, hashed, indexed, grown, written)


def run(kind):
    return sum(WORK[kind](unit) for unit in range(UNITS[kind]))
