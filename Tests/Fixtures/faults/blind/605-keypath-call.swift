struct P { var n: Int; let s: String }
let ps: [P] = []
print(ps.map(\.s.count()))
//           ^ error: cannot call value of non-function type '(P) -> T'
