// Calls that fit a member of the type with default arguments and one of a protocol: without arguments the type decides.

protocol P {}
extension P { func f() -> String { "p" }; func g(_ a: Int) -> String { "p" }; func h(_ a: Int...) -> String { "p" } }
struct S: P { func f(_ x: Int = 1) -> String { "s" }; func g(_ a: Int, _ b: Int = 2) -> String { "s" }; func h(_ a: Int, _ b: Int = 1) -> String { "s" } }
print(S().f(), S().g(1), S().h(1))
extension Double { func rounded(_ places: Int = 1) -> String { "own" } }
print((1.5).rounded() as String)
struct T { func f() -> Int { 1 }; func f(_ x: Int = 1) -> Int { 2 } }
print(T().f())
class B { func f() -> Int { 1 } }
class C: B { func f(_ x: Int = 1) -> Int { 2 } }
print(C().f())
extension Sequence { func firstOne(_ n: Int = 0) -> Int { 1 } }
extension Array { func firstOne() -> Int { 2 } }
print([1].firstOne())
extension Array { func lastOne(_ n: Int = 0) -> Int { 1 } }
extension Sequence { func lastOne() -> Int { 2 } }
print([1].lastOne())
extension Collection { func midOne(_ n: Int = 0) -> Int { 1 } }
extension Sequence { func midOne() -> Int { 2 } }
print([1].midOne())
