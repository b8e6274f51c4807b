import RxSwift

var count = 0
let source = Observable<Int>.create { observer in
  count += 1
  print("subscription", count)
  observer.onNext(count)
  return Disposables.create { print("disposed") }
}
let shared = source.share(replay: 1)
let a = shared.subscribe(onNext: { print("a", $0) })
let b = shared.subscribe(onNext: { print("b", $0) })
a.dispose(); b.dispose()
let c = shared.subscribe(onNext: { print("c", $0) })
c.dispose()
