func total<T: Numeric>(_ a: [T]) -> Int { a.reduce(0, +) }
//                                                    ^ error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, T) throws -> Int'
func total2<T>(_ a: [T]) -> T { a.reduce(0, +) }
//                                ^ error: cannot convert return expression of type 'Int' to return type 'T'
//                                          ^ error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, T) throws -> Int'
