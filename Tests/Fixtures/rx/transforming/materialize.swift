import RxSwift

enum E: Error { case bad }
let bag = DisposeBag()
let source = Observable.of(1, 2).concat(Observable.error(E.bad))
source.materialize().subscribe { print($0) }.disposed(by: bag)
source.materialize().dematerialize().subscribe { print($0) }.disposed(by: bag)
source.materialize().compactMap { $0.element }.subscribe(onNext: { print($0) }).disposed(by: bag)
