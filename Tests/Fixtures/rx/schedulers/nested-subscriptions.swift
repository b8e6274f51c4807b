// A subscription made inside a subscription, in the trampoline and outside it.
import RxSwift

let outer = Observable.of("a", "b")
let inner = Observable.of(1, 2)
_ = outer.subscribe(onNext: { letter in
  print("outer", letter)
  _ = inner.subscribe(onNext: { print("  inner", letter, $0) }, onCompleted: { print("  done", letter) })
  print("leaving", letter)
}, onCompleted: { print("outer done") })
print("---")
let subject = PublishSubject<String>()
_ = subject.subscribe(onNext: { letter in
  print("subject", letter)
  _ = inner.subscribe(onNext: { print("  inner", letter, $0) })
  print("leaving", letter)
})
subject.onNext("x")
print("---")
_ = Observable.merge(inner, inner.map { $0 * 10 }, .of(7, 8, 9)).subscribe(onNext: { print($0, terminator: " ") })
print()
_ = Observable.concat(inner, inner.map { $0 * 10 }).subscribe(onNext: { print($0, terminator: " ") })
print()
_ = CurrentThreadScheduler.instance.schedule(()) {
  print("scheduled")
  _ = inner.subscribe(onNext: { print("queued", $0) })
  print("still scheduled")
  return Disposables.create()
}
