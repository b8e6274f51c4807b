// A call that throws and suspends: what is missing of either is reported.

func fetch() async throws -> Int { 2 }

func neither() {
  let a = await fetch()
//              ^ error: 'async' call in a function that does not support concurrency
//              ^ error: call can throw, but it is not marked with 'try' and the error is not handled
  let b = try await fetch()
//        ^ error: errors thrown from here are not handled
//                  ^ error: 'async' call in a function that does not support concurrency
  let c = fetch()
//        ^ error: 'async' call in a function that does not support concurrency
//        ^ error: call can throw, but it is not marked with 'try' and the error is not handled
  print(a, b, c)
}

func throwing() throws {
  let a = fetch()
//        ^ error: 'async' call in a function that does not support concurrency
//        ^ error: call can throw but is not marked with 'try'
  let b = try fetch()
//            ^ error: 'async' call in a function that does not support concurrency
  print(a, b)
}

func suspending() async {
  let a = fetch()
//        ^ error: call can throw, but it is not marked with 'try' and the error is not handled
//        ^ error: expression is 'async' but is not marked with 'await'
  let b = await fetch()
//              ^ error: call can throw, but it is not marked with 'try' and the error is not handled
  let c = try fetch()
//        ^ error: errors thrown from here are not handled
//        ^ error: expression is 'async' but is not marked with 'await'
  print(a, b, c)
}

func both() async throws { print(fetch()) }
//                         ^ error: expression is 'async' but is not marked with 'await'
//                               ^ error: call can throw but is not marked with 'try'
