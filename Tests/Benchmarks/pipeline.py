from reactivex import operators as ops
from reactivex.subject import Subject

subject = Subject()
last = 0

def remember(value):
    global last
    last = value

subject.pipe(
    ops.map(lambda n: n + 1), ops.filter(lambda n: n % 3 != 0), ops.map(lambda n: n * 2),
    ops.scan(lambda a, b: a + b, 0)).subscribe(remember)
for number in range(100_000):
    subject.on_next(number)
print(last)
