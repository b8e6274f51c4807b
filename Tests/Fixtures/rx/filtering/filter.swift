import RxSwift

let bag = DisposeBag()
Observable.range(start: 1, count: 10).filter { $0 % 3 == 0 }.subscribe { print($0) }.disposed(by: bag)
Observable.of("a", "", "b").filter { !$0.isEmpty }.subscribe(onNext: { print($0) }).disposed(by: bag)
