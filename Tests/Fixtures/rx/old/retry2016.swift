import RxSwift

enum NetError: Error { case Offline, Server(Int) }
let disposeBag = DisposeBag()
var attempts = 0
let request = Observable<String>.create { observer in
  attempts += 1
  if attempts < 3 {
    observer.onError(NetError.Server(500 + attempts))
  } else {
    observer.onNext("payload")
    observer.onCompleted()
  }
  return Disposables.create { print("dispose \(attempts)") }
}
request
  .do(onError: { print("failed", $0) })
  .retry(3)
  .subscribe(onNext: { print($0) }, onError: { print("error", $0) }, onCompleted: { print("completed") })
  .disposed(by: disposeBag)
attempts = 0
request
  .catch { error in Observable.just("from cache: \(error)") }
  .subscribe(onNext: { print($0) })
  .disposed(by: disposeBag)
attempts = -10
request
  .retry(when: { (errors: Observable<Error>) in
    errors.enumerated().flatMap { (index, error) -> Observable<Int> in
      if index >= 2 { return Observable.error(error) }
      print("retry", index)
      return Observable.just(index)
    }
  })
  .subscribe { print($0) }
  .disposed(by: disposeBag)
Observable.of(1, 2, 3).enumerated().map { index, value in value * index }.subscribe(onNext: { print("m", $0) }).disposed(by: disposeBag)
Observable.of("a", "b", "c").enumerated().skip(while: { $0.index < 1 }).map { $0.element }.subscribe(onNext: { print("s", $0) }).disposed(by: disposeBag)
Observable.of(5, 6, 7).element(at: 1).subscribe(onNext: { print("e", $0) }).disposed(by: disposeBag)
