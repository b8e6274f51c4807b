// Operators of one's own on any sequence.
import RxSwift
import RxCocoa
import Foundation

protocol OptionalType {
    associatedtype Wrapped
    var value: Wrapped? { get }
}
extension Optional: OptionalType {
    var value: Wrapped? { self }
}
extension ObservableType where Element: OptionalType {
    func unwrap() -> Observable<Element.Wrapped> {
        flatMap { element -> Observable<Element.Wrapped> in
            guard let value = element.value else { return .empty() }
            return .just(value)
        }
    }
    func replaceNil(with value: Element.Wrapped) -> Observable<Element.Wrapped> {
        map { $0.value ?? value }
    }
}
extension ObservableType where Element == Bool {
    func not() -> Observable<Bool> { map(!) }
    static func and(_ sources: Observable<Bool>...) -> Observable<Bool> {
        Observable.combineLatest(sources) { $0.allSatisfy { $0 } }
    }
}
extension ObservableType where Element: Collection {
    func mapMany<R>(_ transform: @escaping (Element.Element) throws -> R) -> Observable<[R]> {
        map { try $0.map(transform) }
    }
    func filterEmpty() -> Observable<Element> { filter { !$0.isEmpty } }
}
extension ObservableType {
    func pairwise() -> Observable<(Element, Element)> {
        scan(into: [Element]()) { acc, x in
            acc.append(x)
            if acc.count > 2 { acc.removeFirst() }
        }
        .filter { $0.count == 2 }
        .map { ($0[0], $0[1]) }
    }
    func mapTo<R>(_ value: R) -> Observable<R> { map { _ in value } }
    func asVoid() -> Observable<Void> { map { _ in } }
    func ofType<T>(_ type: T.Type) -> Observable<T> { compactMap { $0 as? T } }
    func catchErrorJustComplete() -> Observable<Element> { `catch` { _ in .empty() } }
    func count() -> Observable<Int> { reduce(0) { n, _ in n + 1 } }
    func withPrevious(startWith first: Element) -> Observable<(previous: Element, current: Element)> {
        scan((first, first)) { ($0.1, $1) }.map { (previous: $0.0, current: $0.1) }
    }
}
infix operator <->: DefaultPrecedence
func <-> <T: Equatable>(a: BehaviorRelay<T>, b: BehaviorRelay<T>) -> Disposable {
    let toB = a.distinctUntilChanged().bind(to: b)
    let toA = b.skip(1).distinctUntilChanged().filter { $0 != a.value }.bind(to: a)
    return CompositeDisposable(toA, toB)
}
extension ObservableType where Element: Comparable {
    func max() -> Observable<Element> {
        reduce(nil as Element?) { best, x in best.map { Swift.max($0, x) } ?? x }.compactMap { $0 }
    }
}
let bag = DisposeBag()
Observable.of("1", nil, "3").unwrap().subscribe(onNext: { print("unwrap", $0) }).disposed(by: bag)
Observable<String?>.of("1", nil).replaceNil(with: "-").subscribe(onNext: { print("nil", $0) }).disposed(by: bag)
Observable.of(true, false).not().subscribe(onNext: { print("not", $0) }).disposed(by: bag)
Observable<Bool>.and(.just(true), .of(false, true)).subscribe(onNext: { print("and", $0) }).disposed(by: bag)
Observable.of([1, 2], [], [3]).filterEmpty().mapMany { $0 * 10 }.subscribe(onNext: { print("many", $0) }).disposed(by: bag)
Observable.of(1, 2, 3, 4).pairwise().subscribe(onNext: { print("pair", $0.0, $0.1) }).disposed(by: bag)
Observable.of(1, 2).mapTo("x").subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(1, 2).asVoid().subscribe(onNext: { print($0) }).disposed(by: bag)
Observable<Any>.of(1, "two", 3.0, 4).ofType(Int.self).subscribe { print($0) }.disposed(by: bag)
Observable.of("a", "b").count().subscribe { print($0) }.disposed(by: bag)
Observable.of(3, 9, 4).max().subscribe(onNext: { print("max", $0) }).disposed(by: bag)
Observable.of(3, 9, 4).withPrevious(startWith: 0).subscribe(onNext: { print("\($0.previous) -> \($0.current)") }).disposed(by: bag)
struct E1: Error {}
Observable.of(1).concat(Observable.error(E1())).catchErrorJustComplete().subscribe { print($0) }.disposed(by: bag)
let a = BehaviorRelay(value: "a"), b = BehaviorRelay(value: "b")
(a <-> b).disposed(by: bag)
print(a.value, b.value)
b.accept("B"); print(a.value, b.value)
a.accept("A"); print(a.value, b.value)
