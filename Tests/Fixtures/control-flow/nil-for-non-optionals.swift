enum E { case a, b }
let e = E.a
switch e { case nil: print("nil"); case .a: print("a"); case .b: print("b") }
let x = 3
switch x { case nil: print("nil"); case 3: print("three"); default: print("other") }
if case nil = x { print("nil") } else { print("not nil") }
struct S {}
switch S() { case nil: print("nil"); default: print("S") }
switch (1, Optional(2)) { case (nil, _): print("n"); case (_, nil): print("m"); default: print("d") }
let a: Any = 3
switch a { case nil: print("nil"); case is Int: print("int"); default: print("d") }
