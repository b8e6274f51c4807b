import RxSwift

enum LoadError: Error { case missing(String) }

func load(_ name: String) -> Single<String> {
  Single.create { single in
    if name == "a" { single(.success("contents of \(name)")) } else { single(.failure(LoadError.missing(name))) }
    print("asked for", name)
    return Disposables.create { print("disposed", name) }
  }
}

func rows(_ isEmpty: Bool) -> Observable<Int> {
  .create { observer in
    if !isEmpty { observer.onNext(1) }
    observer.onCompleted()
    return Disposables.create { print("rows disposed") }
  }
}

_ = load("a").subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
_ = load("b").subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
_ = rows(true).subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
_ = rows(false).subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
