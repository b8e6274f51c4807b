import RxSwift

enum E: Error { case one }
let bag = DisposeBag()
let failing = Observable.of(1, 2).concat(Observable<Int>.error(E.one))
failing.catchAndReturn(9).subscribe { print($0) }.disposed(by: bag)
failing.catch { error in
  print("caught", error)
  return .of(7, 8)
}.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.catch(sequence: [failing, .just(5)]).subscribe(onNext: { print("seq", $0) }).disposed(by: bag)
