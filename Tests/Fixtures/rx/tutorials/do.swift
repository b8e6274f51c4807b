import RxSwift

let bag = DisposeBag()
Observable.of("🍎", "🍐")
  .do(
    onNext: { print("Intercepted:", $0) },
    afterNext: { print("Intercepted after:", $0) },
    onError: { print("Intercepted error:", $0) },
    onCompleted: { print("Completed") },
    afterCompleted: { print("After completed") },
    onSubscribe: { print("subscribe") },
    onSubscribed: { print("subscribed") },
    onDispose: { print("dispose") })
  .subscribe(onNext: { print($0) }, onCompleted: { print("observer completed") })
  .disposed(by: bag)
