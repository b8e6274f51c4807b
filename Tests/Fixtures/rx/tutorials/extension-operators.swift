import RxSwift

protocol OptionalType {
  associatedtype Wrapped
  var value: Wrapped? { get }
}
extension Optional: OptionalType {
  var value: Wrapped? { self }
}
extension ObservableType {
  func ignoreNil<T>() -> Observable<T> where Element == T? {
    return flatMap { Observable.from(optional: $0) }
  }
  func mapTo<R>(_ value: R) -> Observable<R> { map { _ in value } }
  func pairwise() -> Observable<(Element, Element)> { Observable.zip(self, self.skip(1)) }
}
extension ObservableType where Element == Int {
  func sum() -> Observable<Int> { reduce(0, accumulator: +) }
}
extension ObservableType where Element: OptionalType {
  func unwrap() -> Observable<Element.Wrapped> { compactMap { $0.value } }
}
extension ObservableType where Element: Collection {
  func filterEmpty() -> Observable<Element> { filter { !$0.isEmpty } }
}
let bag = DisposeBag()
Observable.of(1, nil, 3).ignoreNil().sum().subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of("a", nil, "c").unwrap().subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of("a", "b", "c").pairwise().mapTo(0).subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2, 4).pairwise().map { $1 - $0 }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of("", "x", "").filterEmpty().subscribe(onNext: { print($0) }).disposed(by: bag)
