enum T { case a, b, c }
func f(_ t: T) -> Int {
    switch t { case .a: return 1; case .b: return 2 }
//  ^ error: switch must be exhaustive
}
func g(_ t: T?) -> Int {
    switch t { case .a: return 1; case .b: return 2; case .c: return 3 }
//  ^ error: switch must be exhaustive
}
func h(_ b: Bool, _ t: T) -> Int {
    switch (b, t) { case (true, .a): return 1; case (false, _): return 2 }
//  ^ error: switch must be exhaustive
}
func i(_ s: String) { switch s { case "a": print(1) } }
//                    ^ error: switch must be exhaustive
let x = switch 3 { case 1: "a" }
//      ^ error: switch must be exhaustive
