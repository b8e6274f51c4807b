func f1() { let x: Int? = nil; print(x) }
//                                   ^ warning: expression implicitly coerced from 'Int?' to 'Any'
func f2() { let x: Int? = nil; print("\(x)") }
//                                      ^ warning: string interpolation produces a debug description for an optional value; did you mean to make this explicit?
func f3() { let x: Int? = nil; let y: Any = x; print(y) }
//                                          ^ warning: expression implicitly coerced from 'Int?' to 'Any'
func f4() { let x: Int? = nil; let a: [Any] = [x]; print(a) }
//                                             ^ warning: expression implicitly coerced from 'Int?' to 'Any'
func f5() { let x: Any? = nil; print(x) }
//                                   ^ warning: expression implicitly coerced from 'Any?' to 'Any'
