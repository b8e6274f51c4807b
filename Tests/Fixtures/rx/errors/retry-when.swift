import RxSwift

enum E: Error { case bad }
let bag = DisposeBag()
var count = 0
Observable<Int>.create { observer in
  count += 1
  observer.onNext(count)
  if count < 3 { observer.onError(E.bad) } else { observer.onCompleted() }
  return Disposables.create()
}
.retry(when: { (errors: Observable<Error>) in
  errors.enumerated().flatMap { index, error in
    Observable<Int>.timer(.milliseconds(100 * (index + 1)), scheduler: MainScheduler.instance)
  }
})
.subscribe { print($0) }.disposed(by: bag)
