// An asynchronous method of an actor needs await inside of it, too.
actor Loader {
  func load() async -> Int { 1 }
  func all() async -> Int { load() }
//                          ^ error: expression is 'async' but is not marked with 'await'
  func again() -> Int { load() }
//                      ^ error: 'async' call in a function that does not support concurrency
}
