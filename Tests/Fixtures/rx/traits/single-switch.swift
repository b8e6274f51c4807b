import RxSwift

let bag = DisposeBag()
Single.just(3).subscribe { event in
  switch event {
  case .success(let n): print("success", n)
  case .failure(let error): print("failure", error)
  }
}.disposed(by: bag)
Single.zip(Single.just(1), Single.just("a")) { "\($0)\($1)" }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
Observable.of(1, 2).asSingle().subscribe(onSuccess: { print($0) }, onFailure: { print($0) }).disposed(by: bag)
