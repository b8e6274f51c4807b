class Handler {
  var next: Handler?
  var isBusy = true
  func handles(_ request: String) -> Bool { next?.handles(request) }
//                                                ^ error: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
  func waits() -> Bool { return next?.isBusy }
//                                    ^ error: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
}

func use(_ handler: Handler?, _ known: Bool?, _ numbers: [Int?], _ take: (Bool) -> Void) {
  if known {}
//   ^ error: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
  while handler?.isBusy {}
//               ^ error: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
  let a: Bool = handler?.isBusy
//                       ^ error: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
  let b: [Bool] = [known]
//                 ^ error: cannot convert value of type 'Bool?' to expected element type 'Bool'
  let c: [Int] = [1, numbers[0]]
//                          ^ error: cannot convert value of type 'Int?' to expected element type 'Int'
  let d: [String: Int] = ["a": numbers[0]]
//                                    ^ error: cannot convert value of type 'Int?' to expected dictionary value type 'Int'
  var e = true
  e = handler?.handles("a")
//             ^ error: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
  take(handler?.isBusy)
//              ^ error: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
  _ = numbers.filter { _ in handler?.isBusy }
//                                   ^ error: cannot convert value of type 'Bool?' to closure result type 'Bool'
  guard handler?.isBusy else { return }
//               ^ error: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
  print(a, b, c, d, e)
}
