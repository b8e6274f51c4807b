import reactivex
from reactivex import operators as ops
from reactivex.subject import Subject

subject = Subject()
total = 0

def add(value):
    global total
    total += value

subject.pipe(ops.flat_map(lambda n: reactivex.just(n + 1))).subscribe(add)
for number in range(50_000):
    subject.on_next(number)
print(total)
