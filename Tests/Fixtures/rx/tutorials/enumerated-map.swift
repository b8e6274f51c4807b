import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3, 4, 5, 6)
  .enumerated()
  .map { index, integer in index > 2 ? integer * 2 : integer }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Observable.of("a", "b", "c")
  .enumerated()
  .filter { $0.index != 1 }
  .subscribe(onNext: { print($0.index, $0.element) })
  .disposed(by: bag)
