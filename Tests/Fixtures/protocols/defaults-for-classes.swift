protocol View { func body() -> String }
extension View { func body() -> String { "default" } }
extension View where Self: AnyObject { func body() -> String { "class" } }
struct A: View {}
final class B: View {}
print(A().body(), B().body())
let views: [any View] = [A(), B()]
print(views.map { $0.body() })
protocol W { func w() -> String }
extension W { func w() -> String { "default" } }
extension W where Self: Equatable { func w() -> String { "eq" } }
struct C: W {}
struct D: W, Equatable {}
print(C().w(), D().w(), [C() as any W, D()].map { $0.w() })
class Shape { func name() -> String { "shape" } }
protocol Named { func name() -> String; var kind: String { get } }
extension Named { var kind: String { "any" } }
extension Named where Self: Shape { var kind: String { "shape" } }
final class Square: Shape, Named {}
struct Point: Named { func name() -> String { "point" } }
let named: [any Named] = [Square(), Point()]
print(named.map { $0.kind + " " + $0.name() }, Square().kind, Point().kind)
