// Closures: what they capture and when, loops, defer, autoclosures, escaping storage, recursion through a var.
import RxSwift

var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * 10 } }
var k = 0
while k < 3 { let j = k; fs.append { j + k }; k += 1 }
print(fs.map { $0() })
func counter() -> (inc: () -> Int, reset: () -> Void) { var n = 0; return ({ n += 1; return n }, { n = 0 }) }
let c1 = counter(), c2 = counter()
print(c1.inc(), c1.inc(), c2.inc()); c1.reset(); print(c1.inc())
var fact: (Int) -> Int = { _ in 0 }
fact = { $0 < 2 ? 1 : $0 * fact($0 - 1) }
print(fact(6))
func unless(_ c: @autoclosure () -> Bool, _ body: () -> Void) { if !c() { body() } }
unless(k > 5) { print("not over five") }
func measure<T>(_ label: String, _ body: () throws -> T) rethrows -> T { defer { print("end", label) }; print("begin", label); return try body() }
print(measure("a") { 3 + 4 })
_ = try? measure("b") { throw RxError.unknown }
struct Queue { var items: [Int] = []; mutating func drain(_ f: (Int) -> Void) { while !items.isEmpty { f(items.removeFirst()) } } }
var q = Queue(items: [1, 2]); var sum = 0
q.drain { sum += $0 }
print(sum, q.items)
let source = PublishSubject<Int>()
var history: [Int] = []
let d = source.subscribe(onNext: { [h = history.count] in history.append($0 + h) })
history = [7]
source.onNext(1); source.onNext(2)
print(history); d.dispose()
var x = 1
let show = { [x] in print("captured", x) }, live = { print("live", x) }
x = 2; show(); live()
func outer() { var v = 1; func inner() { v += 1 }; inner(); inner(); let snapshot = { v }; inner(); print(snapshot(), v) }
outer()
let ops: [(String, (Double, Double) -> Double)] = [("+", +), ("-", -), ("*", *), ("/", /)]
print(ops.map { "8 \($0.0) 2 = \($0.1(8, 2))" }.joined(separator: ", "))
let nested = { (a: Int) in { (b: Int) in { (c: Int) in a * 100 + b * 10 + c } } }
print(nested(1)(2)(3), { $0 + $1 }(1, 2), (1...4).map { n in (1...n).reduce(1) { $0 * $1 } })
