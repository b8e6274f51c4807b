func f() async -> Int { 1 }
func g() -> Int { await f() }
//                      ^ error: 'async' call in a function that does not support concurrency
