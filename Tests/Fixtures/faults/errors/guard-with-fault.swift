struct Failure: Error { let code: Int }
func check(_ n: Int?) throws -> Int {
  guard let n else { throw Failure(code: missing) }
//                                       ^ error: cannot find 'missing' in scope
  return n
}
