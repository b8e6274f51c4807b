import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3, 4, 5).groupBy { $0 % 2 == 0 ? "even" : "odd" }
  .flatMap { group in group.map { "\(group.key) \($0)" } }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
