// Loops with conditions in result builders: the type of the sequence is known before the body.
struct C: Hashable { let code: String; let after: [String] }
@resultBuilder
enum B {
    static func buildExpression(_ course: C) -> [C] { [course] }
    static func buildExpression(_ courses: [C]) -> [C] { courses }
    static func buildBlock(_ parts: [C]...) -> [C] { parts.flatMap { $0 } }
    static func buildArray(_ parts: [[C]]) -> [C] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [C]?) -> [C] { part ?? [] }
    static func buildFinalResult(_ courses: [C]) -> Cat { Cat(courses) }
}
struct Cat { let all: [C]; init(_ a: [C]) { all = a } }
func cat(@B _ content: () -> Cat) -> Cat { content() }
func course(_ code: String, after: String...) -> C { C(code: code, after: after) }
let w = true
let a = cat { course("x") }
print(a.all.count)
let b = cat { for n in 1...3 { course("L\(n)") } }
print(b.all.count)
let c = cat { for n in 1...3 { if n != 2 { course("L\(n)") } } }
print(c.all.count)
let d = cat { if w { course("L", after: "a", "b") } }
print(d.all.count)
