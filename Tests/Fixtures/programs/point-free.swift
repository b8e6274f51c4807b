// Operators of one's own, functions that make functions, streams through them.
import RxSwift
import Foundation

// Higher-order functions and point-free style
precedencegroup ForwardApplication { associativity: left higherThan: AssignmentPrecedence }
precedencegroup ForwardComposition { associativity: left higherThan: ForwardApplication }
infix operator |>: ForwardApplication
infix operator >>>: ForwardComposition
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func id<A>(_ a: A) -> A { a }
func const<A, B>(_ a: A) -> (B) -> A { { _ in a } }
prefix operator ^
prefix func ^ <Root, Value>(kp: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: kp] } }
func map<A, B>(_ f: @escaping (A) -> B) -> (Observable<A>) -> Observable<B> { { $0.map(f) } }
func filter<A>(_ p: @escaping (A) -> Bool) -> (Observable<A>) -> Observable<A> { { $0.filter(p) } }
func flatMap<A, B>(_ f: @escaping (A) -> Observable<B>) -> (Observable<A>) -> Observable<B> { { $0.flatMap(f) } }
func scan<A, S>(_ s: S, _ f: @escaping (S, A) -> S) -> (Observable<A>) -> Observable<S> { { $0.scan(s, accumulator: f) } }
func printAll<A>(_ label: String) -> (Observable<A>) -> Void {
    { o in _ = o.subscribe(onNext: { print(label, $0) }) }
}
let add = curry(+) as (Int) -> (Int) -> Int
let incr = add(1)
let square: (Int) -> Int = { $0 * $0 }
let isEven: (Int) -> Bool = { $0 % 2 == 0 }
Observable.of(1, 2, 3, 4) |> map(incr >>> square) >>> filter(isEven) >>> map(String.init) |> printAll("pipe")
Observable.of("a", "bb", "ccc") |> map(^\String.count) >>> scan(0, +) |> printAll("lengths")
Observable.of(1, 2) |> flatMap { Observable.of($0, $0 * 10) } |> printAll("flat")
struct Person { var name: String; var age: Int }
let people = [Person(name: "Blob", age: 42), Person(name: "Sr", age: 70), Person(name: "Jr", age: 12)]
Observable.from(people) |> filter(^\.age >>> { $0 > 18 }) >>> map(^\.name) |> printAll("adults")
let combine: (Observable<Int>, Observable<Int>) -> Observable<Int> = { Observable.zip($0, $1, resultSelector: *) }
combine(.of(1, 2, 3), .of(4, 5, 6)) |> printAll("product")
let operators: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/), "max": max, "pow": pow]
Observable.from(operators.keys.sorted()).map { ($0, operators[$0]!(6, 2)) }.subscribe(onNext: { print("6 \($0) 2 = \($1)") }).dispose()
func memoize<Key: Hashable, V>(_ f: @escaping (Key) -> Observable<V>) -> (Key) -> Observable<V> {
    var cache: [Key: Observable<V>] = [:]
    return { k in
        if let hit = cache[k] { return hit }
        let o = f(k).share(replay: 1, scope: .forever)
        cache[k] = o
        return o
    }
}
let slow = memoize { (n: Int) -> Observable<String> in
    Observable.deferred { print("computing", n); return .just(String(n, radix: 2)) }
}
Observable.of(5, 6, 5, 5).concatMap(slow) |> printAll("memo")
let fibs = sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 }
Observable.from(Array(fibs.prefix(10))).reduce("", accumulator: { $0 + ($0.isEmpty ? "" : ",") + "\($1)" }).subscribe(onNext: { print($0) }).dispose()
Observable.of(3, 1, 2).toArray().map { $0.sorted(by: >) }.subscribe(onSuccess: id >>> { print("sorted", $0) }).dispose()
Observable.of(1, 2).map(const("k")) |> printAll("const")
