import RxSwift

enum CacheError: Error { case failedCaching }
let bag = DisposeBag()
func cacheLocally(_ ok: Bool) -> Completable {
  return Completable.create { completable in
    guard ok else {
      completable(.error(CacheError.failedCaching))
      return Disposables.create {}
    }
    completable(.completed)
    return Disposables.create {}
  }
}
func generateString(_ n: Int) -> Maybe<String> {
  return Maybe<String>.create { maybe in
    switch n {
    case 0: maybe(.success("RxSwift"))
    case 1: maybe(.completed)
    default: maybe(.error(CacheError.failedCaching))
    }
    return Disposables.create {}
  }
}
cacheLocally(true).subscribe(onCompleted: { print("Completed with no error") }, onError: { print("error", $0) }).disposed(by: bag)
cacheLocally(false).subscribe { completable in
  switch completable {
  case .completed: print("Completed")
  case .error(let error): print("Completed with an error: \(error)")
  }
}.disposed(by: bag)
for n in 0...2 {
  generateString(n).subscribe { maybe in
    switch maybe {
    case .success(let element): print("element \(element)")
    case .completed: print("completed")
    case .error(let error): print("error \(error)")
    }
  }.disposed(by: bag)
}
cacheLocally(true).andThen(Observable.of(1, 2)).subscribe { print($0) }.disposed(by: bag)
cacheLocally(true).andThen(Single.just("single")).subscribe { print($0) }.disposed(by: bag)
generateString(1).ifEmpty(default: "empty").subscribe(onSuccess: { print($0) }).disposed(by: bag)
