// Functions as values: == on tuples, initializers, unapplied methods, partial application, composition.
import RxSwift

let pairs = Observable.of((1, "a"), (1, "a"), (2, "a"))
_ = pairs.distinctUntilChanged(==).subscribe(onNext: { print($0) })
print([(1, 2), (3, 4)].elementsEqual([(1, 2), (3, 4)], by: ==), [(1, 2)].contains { $0 == (1, 2) }, [(2, 1), (1, 9)].sorted(by: <).map { $0.0 })
let lower: (String) -> () -> String = String.lowercased
print(["A", "B"].map(lower).map { $0() }, ["1", "x"].compactMap(Int.init), [1, 2].map(String.init), zip([1, 2], [3, 4]).map(+), zip([1], [2]).map(max))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print([1, 2, 3].map(curry { (a: Int, b: Int) in a * b }(10)), [1, 2].map(compose({ $0 + 1 }, { "<\($0)>" })))
struct P { var x: Int; var y = 0; func moved(by d: Int) -> P { P(x: x + d, y: y) }; static func zero() -> P { P(x: 0) } }
print([1, 2].map { P(x: $0) }.map { $0.moved(by: 5).x }, P.moved(by:)(P(x: 1))(2).x, [3].map { P.init(x: $0, y: 1).y }, zip([1], [2]).map(P.init(x:y:)))
enum E { case a(Int), b(x: String, y: Int) }
print([1].map(E.a), [("s", 1)].map(E.b))
final class C { var n = 0; func add(_ k: Int) { n += k }; lazy var adder = add }
let c = C()
_ = Observable.of(1, 2, 3).subscribe(onNext: c.add)
[10, 20].forEach(c.adder)
print(c.n, [1, 2, 3].reduce(0, +), [1, 2, 3].reduce(1, *), ["a", "b"].reduce("", +), [true, false].reduce(true) { $0 && $1 })
var handlers: [String: (Int) throws -> Int] = ["double": { $0 * 2 }, "fail": { _ in throw RxError.unknown }]
handlers["neg"] = (-)
print(try! handlers["double"]!(4), (try? handlers["fail"]!(1)) as Any, try! handlers["neg"]!(3), handlers["none"] == nil)
let throwing: () throws -> Void = { throw RxError.timeout }
do { try throwing() } catch { print(error) }
let never: (String) -> Never = { fatalError($0) }
_ = never
let opt: ((Int) -> Int)? = nil
print(opt?(1) as Any, opt.map { $0(1) } as Any)
