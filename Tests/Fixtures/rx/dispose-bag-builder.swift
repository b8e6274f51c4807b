import RxSwift
let bag = DisposeBag {
  Observable.just(1).subscribe(onNext: { print($0) })
  Observable.just(2).subscribe(onNext: { print($0) })
}
let other = DisposeBag()
other.insert {
  Observable.just(3).subscribe(onNext: { print($0) })
}
let empty = DisposeBag {}
_ = empty
