import RxSwift

let bag = DisposeBag()
Observable.of(1, 2).ignoreElements().subscribe { print("ignored", $0) }.disposed(by: bag)
Observable.of(1, 2).single().subscribe { print("single", $0) }.disposed(by: bag)
Observable.of(7).single().subscribe { print("one", $0) }.disposed(by: bag)
Observable.of(1, 2, 3).single { $0 == 2 }.subscribe { print("where", $0) }.disposed(by: bag)
Observable<Int>.empty().ifEmpty(default: 9).subscribe { print($0) }.disposed(by: bag)
Observable<Int>.empty().ifEmpty(switchTo: .of(4, 5)).subscribe { print($0) }.disposed(by: bag)
