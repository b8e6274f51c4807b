import Foundation
import RxSwift

enum ApiError: Error { case serverBusy(attempt: Int) }
let bag = DisposeBag()
var attempts = 0
let call = Observable<String>.create { observer in
  attempts += 1
  if attempts < 4 {
    observer.onError(ApiError.serverBusy(attempt: attempts))
  } else {
    observer.onNext("ok after \(attempts)")
    observer.onCompleted()
  }
  return Disposables.create()
}
let maxAttempts = 4
call
  .retry(when: { errors in
    errors.enumerated().flatMap { attempt, error -> Observable<Int> in
      if attempt >= maxAttempts - 1 { return Observable.error(error) }
      print("== retrying after \(attempt + 1) seconds: \(error) ==")
      return Observable<Int>.timer(.seconds(attempt + 1), scheduler: MainScheduler.instance).take(1)
    }
  })
  .subscribe { print($0) }
  .disposed(by: bag)
