import RxSwift

// One subscription of the source, used several times within a selector.
let source = Observable.of(1, 2, 3, 4).do(onSubscribe: { print("subscribed") })
_ = source.multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0.skip(1)) }
  .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
_ = source.multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0.skip(1)) { $0 + $1 } }
  .subscribe(onNext: { print($0) })
_ = source.multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0.skip(1)) }).map { $0.0 * $0.1 }
  .subscribe(onNext: { print($0) })
_ = source.multicast({ ReplaySubject<Int>.create(bufferSize: 1) }) { o in Observable.zip(o, o.skip(1), o.skip(2)) }
  .subscribe(onNext: { a, b, c in print(a, b, c) })

struct Failure: Error {}
_ = source.multicast({ () throws -> PublishSubject<Int> in throw Failure() }) { $0 }
  .subscribe(onNext: { print($0) }, onError: { print($0) })
