import RxSwift

enum TestError: Error { case test }
let bag = DisposeBag()

Observable<Void>.empty().subscribe(
  onNext: { element in print(element) },
  onCompleted: { print("Completed") }
).disposed(by: bag)

let never = Observable<Any>.never().subscribe(onNext: { print($0) }, onDisposed: { print("Disposed") })
never.dispose()

Observable<Int>.error(TestError.test)
  .subscribe { print($0) }
  .disposed(by: bag)
Observable<Int>.empty().subscribe { print($0) }.disposed(by: bag)
