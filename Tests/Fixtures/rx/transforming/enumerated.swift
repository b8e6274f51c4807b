import RxSwift

let bag = DisposeBag()
Observable.of("a", "b", "c").enumerated().subscribe(onNext: { print($0.index, $0.element) }).disposed(by: bag)
Observable.of("x", "y").enumerated().map { index, element in "\(index)\(element)" }.subscribe { print($0) }.disposed(by: bag)
