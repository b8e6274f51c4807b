// A static member in a catch is compared by the ~= that takes it.
struct Code: Equatable {
  let number: Int
  static let missing = Code(number: 404)
  static let broken = Code(number: 500)
}
struct Failure: Error {
  let code: Code
  static var missing: Code { .missing }
}
func ~= (code: Code, error: Error) -> Bool { (error as? Failure)?.code == code }

for code in [Code.missing, .broken, Code(number: 1)] {
  do { throw Failure(code: code) } catch Failure.missing { print("missing") } catch Code.broken { print("broken") } catch { print("other") }
}
