enum Q { case a, b(Int) }
func use(_ f: (Q) -> [String]) {}
use { q in
    switch q {
    case .a: return "x"
//                  ^ error: cannot convert value of type 'String' to closure result type '[String]'
    case .b(let t): return t
    case .c: return []
    }
}
