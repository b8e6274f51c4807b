import RxSwift

typealias JSON = [String: Any]
enum LoadError: Error { case offline(String) }

func load(_ name: String) -> Observable<JSON> {
  return Observable.create { observer -> Disposable in
    guard name != "bad" else {
      observer.onError(LoadError.offline(name))
      return Disposables.create()
    }
    observer.on(.next(["name": name]))
    observer.on(.completed)
    return Disposables.create { print("dispose", name) }
  }
}

let bag = DisposeBag()
for name in ["ann", "bad", "bob"] {
  load(name).subscribe { json in
    print("name:", json["name"] ?? "none")
  } onError: { error in
    print("failed:", error)
  } onCompleted: {
    print("completed")
  } onDisposed: {
    print("disposed")
  }
  .disposed(by: bag)
}
