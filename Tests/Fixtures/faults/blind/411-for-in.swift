let d: [String: Int]? = nil
for (k, v) in d { print(k, v) }
//            ^ error: for-in loop requires '[String : Int]?' to conform to 'Sequence'; did you mean to unwrap optional?
for (i, x) in [1, 2] { print(i, x) }
//            ^ error: tuple pattern cannot match values of non-tuple type 'Int'
for (i, x, y) in [1, 2].enumerated() { print(i) }
//                      ^ error: pattern cannot match values of type '(offset: Int, element: Int)'
for i in 0..5 { print(i) }
//        ^ error: cannot find operator '..' in scope; did you mean '...'?
