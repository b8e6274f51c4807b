import RxSwift

enum MyError: Error { case anError }

let disposeBag = DisposeBag()

Observable<String>.create { observer in
  observer.onNext("1")
  observer.onNext("2")
  observer.onError(MyError.anError)
  observer.onNext("?")
  return Disposables.create { print("cleaned up") }
}
.subscribe(
  onNext: { print($0) },
  onError: { print("error:", $0) },
  onCompleted: { print("completed") },
  onDisposed: { print("disposed") }
)
.disposed(by: disposeBag)
