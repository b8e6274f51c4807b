enum Failure: Error { case early, late }
func attempt() throws -> Int { 1 }
func caught() -> Int {
  let result: Int
  do {
    result = 1
    _ = try attempt()
  } catch {
    result = 2
//         ^ error: immutable value 'result' may only be initialized once
  }
  return result
}
func passedOn() throws -> Int {
  let result: Int
  do { result = try attempt() } catch Failure.early { print("early") }
  return result
//       ^ error: constant 'result' used before being initialized
}
