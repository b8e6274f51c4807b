let d: [String: Int]? = nil
for (k, v) in d { print(k, v) }
//            ^ error: for-in loop requires '[String : Int]?' to conform to 'Sequence'; did you mean to unwrap optional?
for (i, x) in [1, 2] { print(i, x) }
//            ^ error: tuple pattern cannot match values of non-tuple type 'Int'
for (i, x, y) in [1, 2].enumerated() { print(i) }
//                      ^ error: pattern cannot match values of type '(offset: Int, element: Int)'
for case let n? in [1, 2] { print(n) }
for n: String in [1, 2] { print(n) }
// ^1 error: conflicting arguments to generic parameter 'Elements' ('[String]' vs. '[Int]')
// ^1 error: conflicting arguments to generic parameter 'Self' ('[String]' vs. '[Int]')
//               ^ error: conflicting arguments to generic parameter 'Element' ('String' vs. 'Int')
