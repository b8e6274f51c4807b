import RxSwift

let bag = DisposeBag()
var subscriptions = 0
let source = Observable<Int>.create { observer in
  subscriptions += 1
  observer.onNext(subscriptions)
  return Disposables.create { print("source disposed") }
}
let replayed = source.share(replay: 1, scope: .forever)
let first = replayed.subscribe(onNext: { print("first", $0) })
let second = replayed.subscribe(onNext: { print("second", $0) })
first.dispose(); second.dispose()
let third = replayed.subscribe(onNext: { print("third", $0) })
third.dispose()
let connected = source.share(replay: 1, scope: .whileConnected)
let a = connected.subscribe(onNext: { print("a", $0) })
a.dispose()
let b = connected.subscribe(onNext: { print("b", $0) })
b.dispose()
print(subscriptions)
let subject = PublishSubject<Int>()
subject.take(until: Observable<Int>.never()).skip(while: { $0 < 2 })
  .ignoreElements().subscribe(onCompleted: { print("ignored") }).disposed(by: bag)
let trigger = PublishSubject<Void>()
subject.take(until: trigger).subscribe(onNext: { print("until", $0) }, onCompleted: { print("until done") }).disposed(by: bag)
subject.skip(until: trigger).subscribe(onNext: { print("after", $0) }).disposed(by: bag)
subject.distinctUntilChanged { $0 % 2 == $1 % 2 }.subscribe(onNext: { print("parity", $0) }).disposed(by: bag)
subject.onNext(1); subject.onNext(3); subject.onNext(2)
trigger.onNext(())
subject.onNext(4)
subject.onCompleted()
let m = Observable.of(1, 2).concat(Observable.of(3)).toArray().subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
m.dispose()
let single = Single<Int>.create { single in
  single(.success(3))
  return Disposables.create()
}
single.subscribe(onSuccess: { print("single", $0) }, onFailure: { print($0) }).disposed(by: bag)
let failing = Single<Int>.create { single in
  single(.failure(RxError.unknown))
  return Disposables.create()
}
failing.catchAndReturn(0).subscribe { event in
  switch event {
  case .success(let value): print("success", value)
  case .failure(let error): print("error", error)
  }
}.disposed(by: bag)
