import RxSwift

enum TestError: Error { case test }
let bag = DisposeBag()
var count = 1
let sequenceThatErrors = Observable<String>.create { observer in
  observer.onNext("🍎")
  observer.onNext("🍐")
  if count < 3 {
    observer.onError(TestError.test)
    print("Error encountered")
    count += 1
  }
  observer.onNext("🐶")
  observer.onCompleted()
  return Disposables.create()
}
sequenceThatErrors.retry(3).subscribe(onNext: { print($0) }, onError: { print($0) }).disposed(by: bag)
count = -10
sequenceThatErrors.retry(2).subscribe(onNext: { print($0) }, onError: { print("gave up:", $0) }).disposed(by: bag)
