// Disposables of every kind.
import RxSwift

let a = Disposables.create { print("a") }
let composite = CompositeDisposable(disposables: [a, Disposables.create { print("b") }])
let key = composite.insert(Disposables.create { print("c") })
print(composite.count, key != nil)
composite.remove(for: key!)
print(composite.count)
composite.dispose()
print(composite.insert(Disposables.create { print("late") }) == nil, composite.isDisposed)
let serial = SerialDisposable()
serial.disposable = Disposables.create { print("s1") }
serial.disposable = Disposables.create { print("s2") }
serial.dispose()
serial.disposable = Disposables.create { print("s3") }
let one = SingleAssignmentDisposable()
one.dispose()
one.setDisposable(Disposables.create { print("one") })
let count = RefCountDisposable(disposable: Disposables.create { print("last") })
let r1 = count.retain(), r2 = count.retain()
count.dispose()
r1.dispose()
print("r2")
r2.dispose()
let flag = BooleanDisposable()
print(flag.isDisposed)
flag.dispose()
print(flag.isDisposed)
let scheduled = ScheduledDisposable(scheduler: MainScheduler.instance, disposable: Disposables.create { print("on main") })
scheduled.dispose()
do {
  let bag = DisposeBag {
    Disposables.create { print("x") }
    Disposables.create { print("y") }
  }
  bag.insert(Disposables.create { print("z") }, Disposables.create { print("w") })
  print("leaving")
  _ = bag
}
Disposables.create(Disposables.create { print(1) }, Disposables.create { print(2) }).dispose()
print("fin")
