import RxSwift

enum Oops: Error { case bad }
func numbers(fail: Bool) -> Observable<Int> {
  Observable.create { observer in
    observer.onNext(1)
    observer.onNext(2)
    if fail { observer.onError(Oops.bad) } else { observer.onCompleted() }
    observer.onNext(3)
    return Disposables.create { print("disposed") }
  }
}
_ = numbers(fail: false).subscribe { print($0) }
_ = numbers(fail: true).subscribe(onNext: { print($0) }, onError: { print("error", $0) }, onDisposed: { print("gone") })
