func a() -> [Int] { [1, 2].map { "\($0)" } }
//                               ^ error: cannot convert value of type 'String' to closure result type 'Int'
func b() -> String { [1, 2].map { "\($0)" } }
//                          ^ error: cannot convert return expression of type '[String]' to return type 'String'
func c() -> Int? { "x" }
//                 ^ error: cannot convert return expression of type 'String' to return type 'Int'
func d() -> (Int, String) { (1, 2) }
//                          ^ error: cannot convert return expression of type '(Int, Int)' to return type '(Int, String)'
func e() -> [String: Int] { ["a": "b"] }
//                                ^ error: cannot convert value of type 'String' to expected dictionary value type 'Int'
func f() -> (Int) -> Int { { $0 + "x" } }
//                                ^ error: cannot convert value of type 'String' to expected argument type 'Int'
func g() -> Int { if true { 1 } else { "x" } }
//                                     ^ error: cannot convert value of type 'String' to specified type 'Int'
