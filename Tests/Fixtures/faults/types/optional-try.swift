func load() throws -> Int { 1 }
let first: Int = try? load()
//               ^ error: value of optional type 'Int?' not unwrapped; did you mean to use 'try!' or chain with '?'?
let second: String = try? load()
//                        ^ error: cannot convert value of type 'Int?' to specified type 'String'
func wait() async throws -> Int { 1 }
func show() async throws {
  let third: String = try await wait()
  //                      ^ error: cannot convert value of type 'Int' to specified type 'String'
  let fourth: Int = try? await wait()
  //                ^ error: value of optional type 'Int?' not unwrapped; did you mean to use 'try!' or chain with '?'?
}
