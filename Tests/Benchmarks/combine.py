import reactivex
from reactivex import operators as ops
from reactivex.subject import Subject

a = Subject()
b = Subject()
total = 0

def add(value):
    global total
    total += value

reactivex.combine_latest(a, b).pipe(ops.map(lambda pair: pair[0] + pair[1])).subscribe(add)
for number in range(50_000):
    a.on_next(number)
    b.on_next(number)
print(total)
