func load() async throws -> Int { 1 }
func a() { let x = await load() }
//                       ^ error: 'async' call in a function that does not support concurrency
//                       ^ error: call can throw, but it is not marked with 'try' and the error is not handled
func b() async { let x = load() }
//                       ^ error: call can throw, but it is not marked with 'try' and the error is not handled
//                       ^ error: expression is 'async' but is not marked with 'await'
func c() async throws { let x: String = try await load() }
//                                          ^ error: cannot convert value of type 'Int' to specified type 'String'
func d() async -> Int { await load() }
//                            ^ error: call can throw, but it is not marked with 'try' and the error is not handled
let e = Task { try await load() }
func f() async throws { async let x = load(); print(x) }
//                                            ^ error: expression is 'async' but is not marked with 'await'
//                                                  ^ error: reading 'async let' can throw but is not marked with 'try'
func g() async throws -> [Int] { try await [1].map { _ in try await load() } }
//                                                 ^ error: cannot pass function of type '(Int) async throws -> Int' to parameter expecting synchronous function type
