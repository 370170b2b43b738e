from twin import run


def test_sort(benchmark):
    benchmark(run, 0)


def test_hash(benchmark):
    benchmark(run, 1)


def test_index(benchmark):
    benchmark(run, 2)


def test_tree(benchmark):
    benchmark(run, 3)


def test_text(benchmark):
    benchmark(run, 4)
