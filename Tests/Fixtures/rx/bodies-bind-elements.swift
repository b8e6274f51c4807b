import RxSwift
let a = Observable.create { o in o.onNext(1); return Disposables.create() }
_ = a.subscribe { print($0) }
let a2 = Observable.create { o in
  let n = 2.5
  print("subscribed")
  for i in 1...2 { o.onNext(n * Double(i)) }
  if n > 2 { o.onCompleted() } else { o.on(.next(3)) }
  return Disposables.create { print("gone") }
}
_ = a2.subscribe(onNext: { print($0) })
_ = Observable.of("x").flatMap { s in Observable.create { o in o.onNext(s); return Disposables.create() } }.subscribe { print($0) }
_ = Observable.just(2).flatMap { n in Single.create { s in s(.success(n)); return Disposables.create() } }.subscribe(onNext: { print($0) })
let s = Single.create { s in s(.success(1)); return Disposables.create() }
_ = s.subscribe { print($0) }
let nested = Observable.create { observer in
  let inner = Observable.of(1, 2).subscribe(onNext: { n in
    print("got", n)
    observer.onNext("n\(n)")
  })
  return Disposables.create([inner])
}
_ = nested.subscribe { print($0) }
