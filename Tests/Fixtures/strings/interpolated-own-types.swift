// A text with values in it makes a type of the program, which is initialized with the whole text.

protocol Node { func r() -> String }
struct Text: Node, ExpressibleByStringInterpolation { let t: String; init(stringLiteral value: String) { t = value }; func r() -> String { t } }
let n: Text = "a \(1 + 1)"
print(n)
let m: Node = n
print(m.r())
let ms: [Node] = [n]
print(ms.map { $0.r() })
func f() { let x: Text = "b \(2)"; print(x); print([x as Node].map { $0.r() }) }
f()
@resultBuilder struct B { static func buildExpression(_ n: Node) -> [Node] { [n] }; static func buildExpression(_ n: String) -> [Node] { [] };
 static func buildBlock(_ p: [Node]...) -> [Node] { p.flatMap { $0 } } }
func b(@B _ f: () -> [Node]) { print(f().map { $0.r() }) }
b { let x: Text = "b \(2)"; x }
b { let y: Text = "b"; y }
b { let z = Text(stringLiteral: "q"); z }
let part: Substring = "part \(4)"
print(part, type(of: part))
let maybe: Text? = "maybe \(5)"
print(maybe as Any)
