import RxSwift

let bag = DisposeBag()
let source = Observable<Int>.create { observer in
  print("subscribed")
  observer.onNext(1)
  observer.onNext(2)
  return Disposables.create { print("gone") }
}
let shared = source.publish()
shared.subscribe(onNext: { print("a", $0) }).disposed(by: bag)
shared.subscribe(onNext: { print("b", $0) }).disposed(by: bag)
let connection = shared.connect()
connection.dispose()
