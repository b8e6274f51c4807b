import RxSwift

let bag = DisposeBag()
let values = Infallible<Int>.create { observer in
  observer(.next(1))
  observer(.next(2))
  observer(.completed)
  return Disposables.create()
}
values.map { $0 * 2 }.filter { $0 > 2 }.subscribe(onNext: { print($0) }, onCompleted: { print("completed") }).disposed(by: bag)
Observable.of(1, 2).asInfallible(onErrorJustReturn: 0).subscribe(onNext: { print($0) }).disposed(by: bag)
