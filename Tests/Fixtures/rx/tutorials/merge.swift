import RxSwift

let left = PublishSubject<String>()
let right = PublishSubject<String>()
let disposable = Observable.of(left.asObservable(), right.asObservable())
  .merge()
  .subscribe(onNext: { print($0) }, onCompleted: { print("done") })

var leftValues = ["Berlin", "Münich", "Frankfurt"]
var rightValues = ["Madrid", "Barcelona", "Valencia"]
repeat {
  if leftValues.count > rightValues.count {
    left.onNext("Left: " + leftValues.removeFirst())
  } else if !rightValues.isEmpty {
    right.onNext("Right: " + rightValues.removeFirst())
  }
} while !leftValues.isEmpty || !rightValues.isEmpty && leftValues.count < 3
left.onCompleted()
right.onCompleted()
disposable.dispose()

_ = Observable.merge(Observable.of(1, 2, 3), Observable.of(10, 20), Observable.of(100)).subscribe(onNext: { print($0) })
_ = Observable.of(Observable.of(1, 2), Observable.of(3), .of(4, 5)).merge(maxConcurrent: 1).subscribe { print($0) }
