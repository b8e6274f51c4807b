import RxSwift

enum NetworkError: Error { case timeout, status(Int) }

let bag = DisposeBag()
let request = Observable<String>.create { observer in
  observer.onNext("partial")
  observer.onError(NetworkError.status(404))
  return Disposables.create()
}
request.catchAndReturn("fallback").subscribe { print($0) }.disposed(by: bag)
request.catch { error in
  guard case NetworkError.status(let code) = error else { return .error(error) }
  return Observable.of("code", "\(code)")
}
.subscribe { print($0) }
.disposed(by: bag)
request.catch { _ in throw NetworkError.timeout }.subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2, 3).map { n -> Int in
  if n == 3 { throw NetworkError.status(n) }
  return n * 10
}
.catch { error in
  print("caught", error)
  return .just(-1)
}
.subscribe { print($0) }
.disposed(by: bag)
