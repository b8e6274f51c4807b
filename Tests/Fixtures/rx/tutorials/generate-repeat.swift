import RxSwift

let bag = DisposeBag()
Observable.generate(initialState: 1, condition: { $0 < 50 }, iterate: { $0 * 2 })
  .toArray()
  .subscribe(onSuccess: { print($0) })
  .disposed(by: bag)
Observable.repeatElement("🔴").take(3).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.from(optional: Int("12")).subscribe { print($0) }.disposed(by: bag)
Observable.from(optional: Int("x")).subscribe { print($0) }.disposed(by: bag)
