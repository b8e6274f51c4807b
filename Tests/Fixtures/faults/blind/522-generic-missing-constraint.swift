struct Cache<K, V> { var d: [K: V] = [:] }
//                          ^ error: type 'K' does not conform to protocol 'Hashable'
func index<T>(_ a: [T], _ v: T) -> Int? { a.firstIndex(of: v) }
//                                          ^ error: referencing instance method 'firstIndex(of:)' on 'Collection' requires that 'T' conform to 'Equatable'
func biggest<T>(_ a: [T]) -> T? { a.max() }
//                                  ^ error: referencing instance method 'max()' on 'Sequence' requires that 'T' conform to 'Comparable'
func total<T>(_ a: [T]) -> T { a.reduce(0, +) }
//                               ^ error: cannot convert return expression of type 'Int' to return type 'T'
//                                         ^ error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, T) throws -> Int'
