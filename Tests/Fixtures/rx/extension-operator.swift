import RxSwift

extension ObservableType {
  func addObserver(_ id: String) -> Disposable {
    subscribe { print("\(id):", $0) }
  }
}
extension ObservableType where Element == Int {
  func doubled() -> Observable<Int> { map { $0 * 2 } }
}
let bag = DisposeBag()
Observable.of(1, 2).doubled().addObserver("double").disposed(by: bag)
Observable.just("x").addObserver("text").disposed(by: bag)
