import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from twin import run


def time_sort():
    run(0)


def time_hash():
    run(1)


def time_index():
    run(2)


def time_tree():
    run(3)


def time_text():
    run(4)
