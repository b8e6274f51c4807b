func f(_ s: String) -> Int { s.count() }
//                             ^ error: cannot call value of non-function type 'Int'
func g(_ s: [Int]) -> Int? { s.first() }
//                             ^ error: cannot call value of non-function type 'Int?'
let a = "x".isEmpty() ? 1 : 2
//          ^ error: cannot call value of non-function type 'Bool'
let b = "x".uppercased + "y"
//          ^ error: function produces expected type 'String'; did you mean to call it with '()'?
let c = "x".count.description()
//                ^ error: cannot call value of non-function type 'String'
