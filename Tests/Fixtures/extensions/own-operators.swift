// Custom operators as extensions.
import RxSwift

extension ObservableType {
  func pairwise() -> Observable<(Element, Element)> { Observable.zip(self, skip(1)) }
  func log(_ tag: String) -> Observable<Element> { `do`(onNext: { print("[\(tag)]", $0) }) }
  func mapTo<R>(_ value: R) -> Observable<R> { map { _ in value } }
  func filterMap<R>(_ transform: @escaping (Element) throws -> R?) -> Observable<R> {
    Observable.create { observer in
      self.subscribe { event in
        switch event {
        case .next(let element):
          do { if let r = try transform(element) { observer.onNext(r) } } catch { observer.onError(error) }
        case .error(let e): observer.onError(e)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}
extension ObservableType where Element == Bool {
  func not() -> Observable<Bool> { map(!) }
}
extension ObservableType where Element: Comparable {
  func runningMax() -> Observable<Element> {
    scan(nil as Element?) { best, next in best.map { Swift.max($0, next) } ?? next }.compactMap { $0 }
  }
}
extension ObservableType where Element: Collection, Element.Element: Numeric {
  func sums() -> Observable<Element.Element> { map { $0.reduce(0, +) } }
}
protocol OptionalType { associatedtype Wrapped; var asOptional: Wrapped? { get } }
extension Optional: OptionalType { var asOptional: Wrapped? { self } }
extension ObservableType where Element: OptionalType {
  func unwrap() -> Observable<Element.Wrapped> { compactMap { $0.asOptional } }
}
_ = Observable.of(3, 1, 4, 1, 5).runningMax().pairwise().subscribe(onNext: { print($0) })
_ = Observable.of(true, false).not().log("not").mapTo("x").subscribe(onNext: { print($0) })
_ = Observable.of([1, 2], [3]).sums().subscribe(onNext: { print($0) })
_ = Observable.of([0.5, 0.25]).sums().subscribe(onNext: { print($0) })
_ = Observable.of("1", "b", "3").filterMap { Int($0) }.subscribe(onNext: { print($0) }, onCompleted: { print("done") })
_ = Observable<Int?>.of(1, nil, 3).unwrap().toArray().subscribe(onSuccess: { print($0) })
