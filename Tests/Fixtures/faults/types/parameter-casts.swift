func number<T>(_ value: T) -> Int { value as Int }
//                                        ^ error: 'T' is not convertible to 'Int'
func made<T>(_ value: Any) -> T { value as T }
//                                      ^ error: 'Any' is not convertible to 'T'
