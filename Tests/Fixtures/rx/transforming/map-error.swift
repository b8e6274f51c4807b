import RxSwift

enum MyError: Error { case negative(Int) }
let bag = DisposeBag()
Observable.of(1, -2, 3).map { n -> Int in
  guard n > 0 else { throw MyError.negative(n) }
  return n
}.subscribe(onNext: { print($0) }, onError: { print("failed:", $0) }, onDisposed: { print("disposed") }).disposed(by: bag)
