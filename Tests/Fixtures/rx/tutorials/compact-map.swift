import RxSwift

let bag = DisposeBag()
Observable.of("1", "two", "3", "4.0", "5")
  .compactMap { Int($0) }
  .subscribe { print($0) }
  .disposed(by: bag)
Observable.of("a", nil, "c")
  .compactMap { $0 }
  .map { $0 + $0 }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
