// Overloads: of generic and concrete operators in extensions, by label, by type and by constraint.
import RxSwift

extension ObservableType {
  func tag(_ n: Int) -> Observable<String> { map { "\(n):\($0)" } }
  func tag(_ s: String) -> Observable<String> { map { "\(s)=\($0)" } }
  func tag(with f: @escaping (Element) -> String) -> Observable<String> { map(f) }
  func describe() -> String { "any \(Element.self)" }
  func both<Other: ObservableConvertibleType>(_ other: Other) -> Observable<(Element, Other.Element)> { Observable.zip(self, other.asObservable()) { ($0, $1) } }
}
extension ObservableType where Element == Int {
  func describe() -> String { "ints" }
  func total() -> Observable<Int> { reduce(0, accumulator: +) }
}
extension ObservableType where Element: StringProtocol {
  func describe() -> String { "texts" }
  func shout() -> Observable<String> { map { $0.uppercased() } }
}
extension ObservableType where Element: Sequence, Element.Element: Hashable {
  func unique() -> Observable<Set<Element.Element>> { map(Set.init) }
}
extension Observable where Element == String { static func greeting(_ n: String) -> Observable<String> { .just("hello \(n)") } }
extension PrimitiveSequence where Trait == SingleTrait, Element == Int { func doubled() -> Single<Int> { map { $0 * 2 } } }
print(Observable.of(1).describe(), Observable.of("a").describe(), Observable.of(1.5).describe(), PublishSubject<Int>().describe())
_ = Observable.of(1, 2).tag(5).subscribe(onNext: { print($0) })
_ = Observable.of(1, 2).tag("n").subscribe(onNext: { print($0) })
_ = Observable.of(1, 2).tag { "<\($0)>" }.subscribe(onNext: { print($0) })
_ = Observable.of(1, 2).total().subscribe(onNext: { print($0) })
_ = Observable.of("a"[...]).shout().subscribe(onNext: { print($0) })
_ = Observable.of([1, 1, 2]).unique().map { $0.sorted() }.subscribe(onNext: { print($0) })
_ = Observable.of(1).both(Single.just("x")).subscribe(onNext: { print($0) })
_ = Observable.greeting("you").subscribe(onNext: { print($0) })
_ = Single.just(4).doubled().subscribe { print($0) }
