let o: [Int]? = nil
for x in o { print(x) }
//       ^ error: for-in loop requires '[Int]?' to conform to 'Sequence'; did you mean to unwrap optional?
for (i, x) in o.enumerated() { print(i) }
//            ^ error: value of optional type '[Int]?' must be unwrapped to refer to member 'enumerated' of wrapped base type '[Int]'
