@resultBuilder struct B {
  static func buildBlock(_ p: String...) -> String { p.joined(separator: ",") }
  static func buildOptional(_ p: String?) -> String { "o(" + (p ?? "nil") + ")" }
  static func buildEither(first: String) -> String { "1" + first }
  static func buildEither(second: String) -> String { "2" + second }
}
func b(@B _ f: () -> String) -> String { f() }
for n in 0..<7 {
print(n, b { switch n { case 0: "a"; case 1: "b"; default: "c" } },
 b { switch n { case 0: "a"; case 1: "b"; case 2: "c"; case 3: "d"; default: "e" } },
 b { switch n { case 0: "a"; case 1: "b"; case 2: "c"; case 3: "d"; case 4: "e"; default: "f" } },
 b { switch n { case 0: "a"; case 1: "b"; case 2: "c"; case 3: "d"; case 4: "e"; case 5: "f"; default: "g" } },
 b { if n == 0 { "a" } else if n == 1 { "b" } else { "c" } },
 b { if n == 0 { "a" } else if n == 1 { "b" } },
 b { if n == 0 { "a" } else if n == 1 { "b" } else if n == 2 { "c" } else { "d" } },
 b { if n == 0 { "a" } })
}
