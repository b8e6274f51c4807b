import RxSwift

let bag = DisposeBag()
Maybe.just(1).subscribe(onSuccess: { print("success", $0) }, onCompleted: { print("completed") }).disposed(by: bag)
Maybe<Int>.empty().subscribe(onSuccess: { print("success", $0) }, onCompleted: { print("completed") }).disposed(by: bag)
Maybe<Int>.create { maybe in
  maybe(.success(5))
  return Disposables.create()
}.subscribe { print($0) }.disposed(by: bag)
Observable<Int>.empty().asMaybe().ifEmpty(default: 3).subscribe(onSuccess: { print($0) }).disposed(by: bag)
