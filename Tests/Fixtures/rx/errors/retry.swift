import RxSwift

enum E: Error { case flaky(Int) }
let bag = DisposeBag()
var attempt = 0
let source = Observable<String>.create { observer in
  attempt += 1
  print("attempt", attempt)
  observer.onNext("a")
  if attempt < 3 { observer.onError(E.flaky(attempt)) } else { observer.onNext("b"); observer.onCompleted() }
  return Disposables.create()
}
source.retry(2).subscribe(onNext: { print($0) }, onError: { print("gave up", $0) }).disposed(by: bag)
source.retry().subscribe { print($0) }.disposed(by: bag)
