// Observer/publisher library written by hand (mini-Combine) with operators as generic structs and cancellables
final class AnyCancellable { private var onCancel: (() -> Void)?; init(_ f: @escaping () -> Void) { onCancel = f }; func cancel() { onCancel?(); onCancel = nil }; deinit { cancel() }
    func store(in set: inout [AnyCancellable]) { set.append(self) } }
enum Completion<F: Error> { case finished, failure(F) }
protocol Publisher<Output, Failure> { associatedtype Output; associatedtype Failure: Error
    func receive(_ value: @escaping (Output) -> Void, _ completion: @escaping (Completion<Failure>) -> Void) -> AnyCancellable }
extension Publisher {
    func sink(completion: @escaping (Completion<Failure>) -> Void = { _ in }, value: @escaping (Output) -> Void) -> AnyCancellable { receive(value, completion) }
    func map<T>(_ f: @escaping (Output) -> T) -> Map<Self, T> { Map(upstream: self, transform: f) }
    func filter(_ p: @escaping (Output) -> Bool) -> Filter<Self> { Filter(upstream: self, predicate: p) }
    func tryMap<T>(_ f: @escaping (Output) throws -> T) -> AnyPublisher<T, Error> {
        AnyPublisher { value, completion in
            var failed = false
            return self.receive({ v in if failed { return }; do { value(try f(v)) } catch { failed = true; completion(.failure(error)) } }, { c in if case .failure(let e) = c { completion(.failure(e)) } else if !failed { completion(.finished) } })
        }
    }
    func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
        AnyPublisher { v, c in var done = 0; let finish: (Completion<Failure>) -> Void = { x in if case .failure = x { c(x) } else { done += 1; if done == 2 { c(.finished) } } }
            let a = self.receive(v, finish), b = other.receive(v, finish); return AnyCancellable { a.cancel(); b.cancel() } }
    }
    func zip<P: Publisher>(_ o: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { v, c in var left: [Output] = [], right: [P.Output] = []
            func flush() { while !left.isEmpty && !right.isEmpty { v((left.removeFirst(), right.removeFirst())) } }
            let a = self.receive({ left.append($0); flush() }, c), b = o.receive({ right.append($0); flush() }, { _ in }); return AnyCancellable { a.cancel(); b.cancel() } }
    }
    func scan<T>(_ initial: T, _ f: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher { v, c in var acc = initial; return self.receive({ acc = f(acc, $0); v(acc) }, c) } }
    func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { AnyPublisher { v, c in var last: Output?; return self.receive({ if $0 != last { last = $0; v($0) } }, c) } }
    func collect() -> AnyPublisher<[Output], Failure> { AnyPublisher { v, c in var all: [Output] = []; return self.receive({ all.append($0) }, { x in if case .finished = x { v(all) }; c(x) }) } }
    func assign<Root: AnyObject>(to kp: ReferenceWritableKeyPath<Root, Output>, on root: Root) -> AnyCancellable where Failure == Never { sink { [weak root] in root?[keyPath: kp] = $0 } }
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher { self.receive($0, $1) } }
}
struct AnyPublisher<Output, Failure: Error>: Publisher { let subscribe: (@escaping (Output) -> Void, @escaping (Completion<Failure>) -> Void) -> AnyCancellable
    init(_ s: @escaping (@escaping (Output) -> Void, @escaping (Completion<Failure>) -> Void) -> AnyCancellable) { subscribe = s }
    func receive(_ v: @escaping (Output) -> Void, _ c: @escaping (Completion<Failure>) -> Void) -> AnyCancellable { subscribe(v, c) } }
struct Map<U: Publisher, Output>: Publisher { typealias Failure = U.Failure; let upstream: U; let transform: (U.Output) -> Output
    func receive(_ v: @escaping (Output) -> Void, _ c: @escaping (Completion<Failure>) -> Void) -> AnyCancellable { upstream.receive({ v(transform($0)) }, c) } }
struct Filter<U: Publisher>: Publisher { typealias Output = U.Output; typealias Failure = U.Failure; let upstream: U; let predicate: (Output) -> Bool
    func receive(_ v: @escaping (Output) -> Void, _ c: @escaping (Completion<Failure>) -> Void) -> AnyCancellable { upstream.receive({ if predicate($0) { v($0) } }, c) } }
struct Just<Output>: Publisher { typealias Failure = Never; let value: Output; init(_ v: Output) { value = v }
    func receive(_ v: @escaping (Output) -> Void, _ c: @escaping (Completion<Never>) -> Void) -> AnyCancellable { v(value); c(.finished); return AnyCancellable {} } }
extension Sequence { var publisher: AnyPublisher<Element, Never> { AnyPublisher { v, c in forEach(v); c(.finished); return AnyCancellable {} } } }
final class Subject<Output, Failure: Error>: Publisher { private var sinks: [Int: ((Output) -> Void, (Completion<Failure>) -> Void)] = [:], next = 0, done: Completion<Failure>?
    func receive(_ v: @escaping (Output) -> Void, _ c: @escaping (Completion<Failure>) -> Void) -> AnyCancellable { if let done { c(done); return AnyCancellable {} }
        let id = next; next += 1; sinks[id] = (v, c); return AnyCancellable { [weak self] in self?.sinks[id] = nil } }
    func send(_ o: Output) { guard done == nil else { return }; sinks.sorted { $0.key < $1.key }.forEach { $0.value.0(o) } }
    func send(completion: Completion<Failure>) { done = completion; sinks.sorted { $0.key < $1.key }.forEach { $0.value.1(completion) }; sinks = [:] }
    var count: Int { sinks.count } }
extension Subject where Output == Void { func send() { send(()) } }
@propertyWrapper class Published<Value> { private let subject = Subject<Value, Never>(); var wrappedValue: Value { didSet { subject.send(wrappedValue) } }; init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: AnyPublisher<Value, Never> { AnyPublisher { [unowned self] v, c in v(wrappedValue); return subject.receive(v, c) } } }
struct Bad: Error { let n: Int }
var bag: [AnyCancellable] = []
[1, 2, 3, 4].publisher.filter { $0 % 2 == 0 }.map { "n\($0)" }.sink { print($0) }.store(in: &bag)
let subject = Subject<Int, Never>()
let sub = subject.scan(0, +).removeDuplicates().sink { print("sum", $0) }
subject.send(1); subject.send(0); subject.send(5); sub.cancel(); subject.send(9); print(subject.count)
["1", "x", "3"].publisher.tryMap { s -> Int in guard let n = Int(s) else { throw Bad(n: 7) }; return n }.sink { if case .failure(let e as Bad) = $0 { print("bad", e.n) } } value: { print("v", $0) }.store(in: &bag)
final class Model { @Published var name = "a"; @Published var age = 1; var label = ""; deinit { print("model gone") } }
do { let m = Model(); var local: [AnyCancellable] = []
    m.$name.map { $0.uppercased() }.assign(to: \.label, on: m).store(in: &local)
    m.$name.zip(m.$age).sink { print("zip", $0, $1) }.store(in: &local)
    m.name = "bob"; m.age = 2; print(m.label) }
let a = Subject<String, Never>(), b = Subject<String, Never>()
a.merge(with: b).collect().sink(completion: { if case .finished = $0 { print("end") } }) { print($0) }.store(in: &bag)
a.send("1"); b.send("2"); a.send("3"); a.send(completion: .finished); b.send(completion: .finished); a.send("late")
let tap = Subject<Void, Never>(); var taps = 0; tap.sink { taps += 1 }.store(in: &bag); tap.send(); tap.send(()); print(taps)
let erased: any Publisher<Int, Never> = Just(5); erased.sink { print("just", $0) }.store(in: &bag); bag.removeAll(); tap.send(); print(taps, tap.count)
