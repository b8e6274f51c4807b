import RxSwift

let bag = DisposeBag()
Observable<Int>.empty().ifEmpty(default: 42).subscribe { print($0) }.disposed(by: bag)
Observable<Int>.empty().ifEmpty(switchTo: .of(1, 2)).subscribe { print($0) }.disposed(by: bag)
Observable.just(1).ifEmpty(default: 42).subscribe { print($0) }.disposed(by: bag)
