import RxSwift
import RxRelay

// Observable collections & generic data structures over Rx: RxArray, RxDictionary, derived properties

@dynamicMemberLookup
final class Property<Value> {
    private let relay: BehaviorRelay<Value>
    init(_ v: Value) { relay = .init(value: v) }
    var value: Value {
        get { relay.value }
        set { relay.accept(newValue) }
    }
    var producer: Observable<Value> { relay.asObservable() }
    subscript<T>(dynamicMember path: KeyPath<Value, T>) -> Observable<T> { relay.map { $0[keyPath: path] } }
    func mutate<R>(_ body: (inout Value) throws -> R) rethrows -> R {
        var copy = value
        defer { value = copy }
        return try body(&copy)
    }
    static func <~ <O: ObservableConvertibleType>(target: Property, source: O) -> Disposable where O.Element == Value {
        source.asObservable().subscribe(onNext: { [weak target] in target?.value = $0 })
    }
}
infix operator <~: DefaultPrecedence

extension Property: ExpressibleByIntegerLiteral where Value == Int { convenience init(integerLiteral value: Int) { self.init(value) } }
extension Property: ObservableConvertibleType {
    typealias Element = Value
    func asObservable() -> Observable<Value> { producer }
}
extension Property where Value: RangeReplaceableCollection {
    func append(_ e: Value.Element...) { mutate { $0.append(contentsOf: e) } }
    var counts: Observable<Int> { producer.map(\.count).distinctUntilChanged() }
}
extension Property where Value: Equatable { var changes: Observable<Value> { producer.distinctUntilChanged().skip(1) } }

func combine<A, B, R>(_ a: Property<A>, _ b: Property<B>, _ f: @escaping (A, B) -> R) -> (Property<R>, Disposable) {
    let p = Property(f(a.value, b.value))
    return (p, p <~ Observable.combineLatest(a.asObservable(), b.asObservable(), resultSelector: f))
}

struct Point: Equatable { var x = 0, y = 0; var label: String? = nil; var norm: Double { Double(x * x + y * y).squareRoot() } }

final class ObservableDictionary<Key: Hashable & Comparable, Value> {
    enum Change { case set(Key, old: Value?, new: Value), removed(Key, Value), cleared(Int) }
    private var storage: [Key: Value] = [:]
    private let subject = PublishSubject<Change>()
    var changes: Observable<Change> { subject }
    subscript(key: Key) -> Value? {
        get { storage[key] }
        set {
            switch (storage[key], newValue) {
            case (let old, let new?):
                storage[key] = new
                subject.onNext(.set(key, old: old, new: new))
            case (let old?, nil):
                storage[key] = nil
                subject.onNext(.removed(key, old))
            case (nil, nil): break
            }
        }
    }
    func observe(_ key: Key) -> Observable<Value?> {
        changes.compactMap { change -> Value?? in
            switch change {
            case .set(key, _, let new): return .some(new)
            case .removed(key, _): return .some(nil)
            case .cleared: return .some(nil)
            default: return nil
            }
        }.startWith(storage[key])
    }
    func removeAll() { let n = storage.count; storage.removeAll(); subject.onNext(.cleared(n)) }
    var sortedKeys: [Key] { storage.keys.sorted() }
}

let bag = DisposeBag()
let a: Property<Int> = 2, b = Property(3)
let (sum, link) = combine(a, b, +)
sum.producer.subscribe(onNext: { print("sum", $0) }).disposed(by: bag)
a.value += 10
b.value = a.value * 2
link.dispose()
a.value = 0
print(sum.value, a.value)

let point = Property(Point())
point.norm.subscribe(onNext: { print("norm", $0) }).disposed(by: bag)
point.label.compactMap { $0?.count }.subscribe(onNext: { print("label of", $0) }).disposed(by: bag)
point.changes.map { "(\($0.x),\($0.y))" }.subscribe(onNext: { print($0) }).disposed(by: bag)
let old = point.mutate { p -> Point in defer { p.x = 3; p.y = 4 }; return p }
point.value.label = "target"
point.value.x *= 1
print(old == Point(), point.value.norm)

let names = Property<[String]>([]), text = Property("")
names.counts.subscribe(onNext: { print("count", $0) }).disposed(by: bag)
names.append("x", "y"); names.append(); names.value.sort(by: >)
(text <~ names.producer.map { $0.joined(separator: "-") }).disposed(by: bag)
(text <~ Single.just("from single")).disposed(by: bag)
print(text.value); names.append("z"); print(text.value)
text.append("!", "?"); print(text.value)

let ages = ObservableDictionary<String, Int>()
ages.observe("ann").map { $0.map(String.init) ?? "nil" }.subscribe(onNext: { print("ann:", $0) }).disposed(by: bag)
ages.changes.subscribe(onNext: { change in
    switch change {
    case .set(let k, old: nil, let new): print("new", k, new)
    case .set(let k, let old?, let new) where new > old: print(k, "grew by", new - old)
    case .set(let k, _, _): print(k, "set")
    case .removed(let k, _): print("bye", k)
    case .cleared(let n): print("cleared", n)
    }
}).disposed(by: bag)
ages["ann"] = 30; ages["ann"]! += 1; ages["bob"] = 5; ages["bob"]? -= 1; ages["ann"] = nil; ages["zed"]? += 1; ages["ann"] = nil
print(ages.sortedKeys, ages["bob", default: 0])
ages.removeAll()

extension ObservableDictionary { subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value { self[key] ?? fallback() } }
