// Operators of one's own over traits, relays and connectable sequences.
import RxSwift
import RxCocoa
// operators generic over traits and sequences
extension ObservableType {
    func mapLatestOn<O: ObservableConvertibleType, R>(_ other: O, _ f: @escaping (Element, O.Element) -> R) -> Observable<R> { withLatestFrom(other, resultSelector: f) }
    func filterMany<O: ObservableType>(_ gate: O) -> Observable<Element> where O.Element == Bool { withLatestFrom(gate) { ($0, $1) }.filter { $0.1 }.map { $0.0 } }
    func split<A, B>(_ f: @escaping (Element) -> Either<A, B>) -> (left: Observable<A>, right: Observable<B>) {
        let shared = map(f).share()
        return (shared.compactMap(\.left), shared.compactMap(\.right))
    }
    func throttleFirst<T: Equatable>(by key: @escaping (Element) -> T) -> Observable<Element> { distinctUntilChanged { key($0) == key($1) } }
}
enum Either<A, B> { case left(A), right(B)
    var left: A? { if case .left(let a) = self { return a } else { return nil } }
    var right: B? { guard case let .right(b) = self else { return nil }; return b } }
extension PrimitiveSequenceType where Trait == SingleTrait {
    func zipWith<B>(_ other: Single<B>) -> Single<(Element, B)> { Single.zip(primitiveSequence, other) }
    func toResult() -> Single<Result<Element, Error>> { map { .success($0) }.primitiveSequence.catch { .just(.failure($0)) } }
    func orElse(_ other: @autoclosure @escaping () -> Single<Element>) -> Single<Element> { primitiveSequence.catch { _ in other() } }
}
extension PrimitiveSequence where Trait == SingleTrait, Element: Collection {
    func first(where p: @escaping (Element.Element) -> Bool) -> Maybe<Element.Element> { flatMapMaybe { $0.first(where: p).map(Maybe.just) ?? .empty() } }
}
extension SharedSequenceConvertibleType {
    func mapVoid() -> SharedSequence<SharingStrategy, Void> { map { _ in } }
    func pairwise() -> SharedSequence<SharingStrategy, (Element, Element)> {
        scan(into: (Element?.none, Element?.none)) { $0 = ($0.1, $1) }.compactMap { a, b in a.flatMap { a in b.map { (a, $0) } } }
    }
}
extension SharedSequenceConvertibleType { func scan<A>(into seed: A, _ f: @escaping (inout A, Element) -> Void) -> SharedSequence<SharingStrategy, A> { scan(seed) { var a = $0; f(&a, $1); return a } } }
extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element: Equatable { func changes() -> Signal<Element> { distinctUntilChanged().asSignal(onErrorSignalWith: .empty()).skipFirst() } }
extension SharedSequence where SharingStrategy == SignalSharingStrategy { func skipFirst() -> Signal<Element> { asObservable().skip(1).asSignal(onErrorSignalWith: .empty()) } }
extension InfallibleType { func asVoid() -> Infallible<Void> { map { _ in () } } }
extension ConnectableObservable { func autoconnect(_ bag: DisposeBag) -> Observable<Element> { connect().disposed(by: bag); return self } }
extension BehaviorRelay { func update(_ f: (inout Element) -> Void) { var v = value; f(&v); accept(v) }
    static func += (relay: BehaviorRelay, element: Element) where Element: AdditiveArithmetic { relay.accept(relay.value + element) } }
extension BehaviorRelay where Element: RangeReplaceableCollection { func append(_ e: Element.Element) { update { $0.append(e) } } }
let bag = DisposeBag()
let (numbers, words) = Observable.of("1", "two", "3").split { s -> Either<Int, String> in Int(s).map { .left($0) } ?? .right(s) }
numbers.subscribe(onNext: { print("number", $0) }).disposed(by: bag); words.subscribe(onNext: { print("word", $0) }).disposed(by: bag)
Observable.of(1, 2).mapLatestOn(Driver.just("d")) { "\($0)\($1)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
let gate = BehaviorRelay(value: false), source = PublishRelay<Int>()
source.filterMany(gate).subscribe(onNext: { print("passed", $0) }).disposed(by: bag)
source.accept(1); gate.accept(true); source.accept(2)
Single.just(1).zipWith(.just("z")).subscribe(onSuccess: { print($0) }).disposed(by: bag)
Single<Int>.error(RxError.noElements).toResult().subscribe(onSuccess: { print($0) }).disposed(by: bag)
Single<Int>.error(RxError.noElements).orElse(.just(7)).subscribe(onSuccess: { print($0) }).disposed(by: bag)
Single.just([3, 8, 9]).first { $0 > 5 }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
let relay = BehaviorRelay(value: 1)
relay.asDriver().pairwise().drive(onNext: { print("pair", $0) }).disposed(by: bag)
relay.asDriver().changes().emit(onNext: { print("change", $0) }).disposed(by: bag)
relay.asDriver().mapVoid().drive(onNext: { print("void") }).disposed(by: bag)
relay += 4; relay.update { $0 *= 2 }; relay.accept(10)
let list = BehaviorRelay<[String]>(value: ["a"])
list.append("b"); print(list.value)
Observable.of(1, 2).replay(1).autoconnect(bag).subscribe { print($0) }.disposed(by: bag)
Infallible.just(3).asVoid().subscribe(onNext: { print("asVoid") }).disposed(by: bag)
struct P { let team: String, n: Int }
Observable.of(P(team: "a", n: 1), P(team: "a", n: 2), P(team: "b", n: 3)).throttleFirst(by: \.team).map(\.n).subscribe(onNext: { print($0) }).disposed(by: bag)
