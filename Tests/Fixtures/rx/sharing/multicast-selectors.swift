// multicast with a selector and with a subject of one's own.
import RxSwift

let numbers = Observable<Int>.create { o in
  print("run")
  for i in 1...3 { o.onNext(i) }
  o.onCompleted()
  return Disposables.create()
}
_ = numbers.multicast({ PublishSubject<Int>() }, selector: { shared in
  Observable.zip(shared, shared.skip(1)) { "\($0)-\($1)" }
}).subscribe { print($0) }

let replay = ReplaySubject<Int>.create(bufferSize: 2)
let connectable = numbers.multicast(replay)
let c = connectable.connect()
_ = connectable.subscribe { print("r", $0) }
c.dispose()

let made = numbers.multicast { BehaviorSubject(value: 0) }
_ = made.subscribe { print("b", $0) }
_ = made.connect()
