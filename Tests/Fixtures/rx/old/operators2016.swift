import RxSwift

// RxSwift 2.x playground pages
func example(_ description: String, _ action: () -> ()) {
  print("\n--- \(description) example ---")
  action()
}
let disposeBag = DisposeBag()
example("just") {
  _ = Observable.just(32).subscribe { event in print(event) }
}
example("sequenceOf") {
  Observable.of(0, 1, 2, 3)
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)
}
example("toObservable") {
  Observable.from([1, 2, 3])
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)
}
example("create") {
  let myJust = { (element: Int) -> Observable<Int> in
    return Observable.create { observer in
      observer.on(.next(element))
      observer.on(.completed)
      return Disposables.create()
    }
  }
  myJust(5).subscribe { print($0) }.disposed(by: disposeBag)
}
example("failWith") {
  struct Failure: Error {}
  Observable<Int>.error(Failure())
    .catchAndReturn(-1)
    .subscribe { print($0) }
    .disposed(by: disposeBag)
}
example("deferred") {
  let deferredSequence: Observable<Int> = Observable.deferred {
    print("creating")
    return Observable.of(1, 2)
  }
  _ = deferredSequence.subscribe(onNext: { print("a \($0)") })
  _ = deferredSequence.subscribe(onNext: { print("b \($0)") })
}
example("combineLatest") {
  let intOb1 = PublishSubject<String>()
  let intOb2 = PublishSubject<Int>()
  _ = Observable.combineLatest(intOb1, intOb2) { "\($0) \($1)" }.subscribe(onNext: { print($0) })
  intOb1.on(.next("A"))
  intOb2.on(.next(1))
  intOb1.on(.next("B"))
}
example("scan / reduce") {
  Observable.of(1, 2, 3).scan(0) { acum, elem in acum + elem }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  Observable.of(1, 2, 3).reduce(0, accumulator: +).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
}
example("takeWhile") {
  Observable.of(1, 2, 3, 4)
    .take(while: { $0 < 3 })
    .do(onNext: { print("on next(\($0))") }, onError: { print("on error(\($0))") }, onCompleted: { print("on completed") })
    .subscribe(onCompleted: { print("done") })
    .disposed(by: disposeBag)
}
