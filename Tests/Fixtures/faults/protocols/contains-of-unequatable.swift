struct Score { let p: Int }
enum Kind { case a, b(Int) }
let xs: [Score] = []
let s = Score(p: 1)
let ks: [Kind] = []
print(xs.contains(s))
//                ^ error: cannot convert value of type 'Score' to expected argument type '(Score) throws -> Bool'
//                ^ error: missing argument label 'where:' in call
print(xs.contains(Score(p: 2)))
//                ^ error: cannot convert value of type 'Score' to expected argument type '(Score) throws -> Bool'
//                ^ error: missing argument label 'where:' in call
print(xs.firstIndex(of: s) as Any)
//       ^ error: referencing instance method 'firstIndex(of:)' on 'Collection' requires that 'Score' conform to 'Equatable'
print(xs.lastIndex(of: s) as Any)
//       ^ error: referencing instance method 'lastIndex(of:)' on 'BidirectionalCollection' requires that 'Score' conform to 'Equatable'
print(xs.max() as Any, xs.min() as Any, xs.sorted())
//       ^ error: referencing instance method 'max()' on 'Sequence' requires that 'Score' conform to 'Comparable'
//                        ^ error: referencing instance method 'min()' on 'Sequence' requires that 'Score' conform to 'Comparable'
//                                         ^ error: referencing instance method 'sorted()' on 'Sequence' requires that 'Score' conform to 'Comparable'
print(ks.contains(.a))
//       ^ error: referencing instance method 'contains' on 'Sequence' requires that 'Kind' conform to 'Equatable'
print(ks.contains(Kind.a))
//                ^ error: missing argument label 'where:' in call
//                     ^ error: cannot convert value of type 'Kind' to expected argument type '(Kind) throws -> Bool'
if xs.contains(s) { print(1) }
//             ^ error: cannot convert value of type 'Score' to expected argument type '(Score) throws -> Bool'
//             ^ error: missing argument label 'where:' in call
let f = xs.filter { xs.contains($0) }
//                              ^ error: cannot convert value of type 'Score' to expected argument type '(Score) throws -> Bool'
//                              ^ error: missing argument label 'where:' in call
let g = xs.filter { !xs.contains($0) }
//                               ^ error: cannot convert value of type 'Score' to expected argument type '(Score) throws -> Bool'
//                               ^ error: missing argument label 'where:' in call
let st: Set<Int> = []
class C {}
let cs = [C()]
print(cs.contains(cs[0]))
//                ^ error: missing argument label 'where:' in call
//                  ^ error: cannot convert value of type 'C' to expected argument type '(C) throws -> Bool'
let ts = [(1, 2)]
print(ts.contains((1, 2)))
//                ^ error: cannot convert value of type '(Int, Int)' to expected argument type '((Int, Int)) throws -> Bool'
//                ^ error: missing argument label 'where:' in call
let fs: [() -> Void] = []
print(fs.contains({ }))
//                ^ error: cannot convert value of type '()' to closure result type 'Bool'
//                ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
//                ^ error: missing argument label 'where:' in call
