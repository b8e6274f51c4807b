// create: events after disposal, disposable returned late, nested completion.
import RxSwift

var keep: AnyObserver<Int>?
let source = Observable<Int>.create { observer in
  keep = observer
  observer.onNext(1)
  return Disposables.create { print("cleanup") }
}
let d = source.subscribe { print($0) }
keep?.onNext(2)
d.dispose()
keep?.onNext(3)
keep?.onCompleted()
d.dispose()

let eager = Observable<String>.create { o in
  o.onNext("x")
  o.onCompleted()
  o.onNext("never")
  o.onError(RxError.unknown)
  print("returning")
  return Disposables.create { print("cleanup eager") }
}
_ = eager.subscribe { print($0) }
_ = eager.take(1).subscribe { print("take", $0) }
_ = eager.first().subscribe { print("first", $0) }
