from functools import reduce

numbers = list(range(300_000))
print(reduce(lambda a, b: a + b, filter(lambda n: n % 2 == 0, map(lambda n: n * 3, numbers)), 0))
