struct Failure: Error {}
func check(_ n: Int?) throws -> Int {
  guard let n else { throw Failure(missing) }
  return n
}
