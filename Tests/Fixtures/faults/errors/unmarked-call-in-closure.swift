func validated(_ text: String) throws -> String { text }
func take(_ make: () throws -> String) {}
func take<Value>(any make: () throws -> Value) {}
func take(_ make: () throws -> String, then use: (Int) -> Void) {}
enum Size { case small, large }

let kept: () throws -> String = { validated("a") }
//                                ^ error: call can throw, but it is not marked with 'try' and the error is not handled
take { validated("a") }
//     ^ error: call can throw, but it is not marked with 'try' and the error is not handled
take(any: { validated("a").count })
//          ^ error: call can throw, but it is not marked with 'try' and the error is not handled
let all = ["a"].map { validated($0) }
//                    ^ error: call can throw, but it is not marked with 'try' and the error is not handled
let named = ["a"].map { text in let valid = validated(text); return valid }
//                                          ^ error: call can throw, but it is not marked with 'try' and the error is not handled
take { print(try validated("a")); return validated("b") }
//                                       ^ error: call can throw but is not marked with 'try'
take({ validated("a") }) { number in
//     ^ error: call can throw, but it is not marked with 'try' and the error is not handled
  switch Size.small {
// ^3 error: switch must be exhaustive
  case .small: print(number)
  }
}
