enum Fault: Error { case bad(Int) }
func each<T>(_ xs: [T], _ body: (T) throws -> Void) rethrows { for x in xs { try body(x) } }
each([1, 2]) { print($0) }
do { try each([1, 2, 3]) { if $0 == 2 { throw Fault.bad($0) }; print($0) } } catch { print(error) }
func parse(_ s: String) throws(Fault) -> Int { guard let n = Int(s) else { throw .bad(s.count) }; return n }
do { print(try parse("4")); print(try parse("xyz")) } catch { switch error { case .bad(let n): print("bad", n) } }
do throws(Fault) { _ = try parse("q") } catch { print("typed", error) }
func assert(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String) { if !condition() { print(text()) } }
func loud() -> String { print("evaluated"); return "no" }
assert(1 == 1, loud())
assert(1 == 2, loud())
func or(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { try a || b() }
print(or(true, loud() == "x"))
@discardableResult func push(_ n: Int) -> Int { n }
push(3)
func later(_ work: @autoclosure @escaping () -> Int) -> () -> Int { work }
var k = 1
let f = later(k + 1)
k = 10
print(f())
func mapped<T, U, E: Error>(_ x: T, _ f: (T) throws(E) -> U) throws(E) -> U { try f(x) }
print(mapped(3) { $0 + 1 })
print((try? mapped("q") { s in try parse(s) }) as Any)
