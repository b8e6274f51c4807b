class D { private let taken: Set = ["admin", "root"]; func f() { print(taken.count) } }
struct S { let a: Array = [1, 2]; var d: Dictionary = ["a": 1]; var o: Optional = 3; var n: [Set] = [[1]] }
struct T { static let a: Set = [1]; lazy var l: Set = [2.5]; var w: Set = [1] { didSet { print("set", w.count) } } }
struct Box<T> { var v: T }
enum E { static let box: Box = Box(v: "x"); static let c: Box = .init(v: 2) }
D().f(); print(S(), T.a); var t = T(); t.w = [2, 3]; print(t.l); print(E.box.v + "y", E.c.v + 1)
