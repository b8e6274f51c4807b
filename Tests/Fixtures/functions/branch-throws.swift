// A branch that throws or ends the program stands for a value only where the others give one without `return`.
struct Failure: Error {}

func checked(_ number: Int) throws -> Int { if number > 4 { throw Failure() } else { return number * 10 } }
func chained(_ number: Int) throws -> String {
  if number > 4 { throw Failure() } else if number > 2 { return "some" } else { return "few" }
}
func valued(_ number: Int) throws -> Int { if number > 4 { throw Failure() } else { number * 10 } }
func ended(_ number: Int) -> String { if number > 4 { fatalError("too many") } else { return "fine" } }

print(try checked(2), try chained(3), try chained(1), try valued(3), ended(1))
let closure: (Int) throws -> Int = { number in if number > 4 { throw Failure() } else { return number + 1 } }
let text = { (number: Int) -> String in if number > 4 { fatalError() } else { return "closure \(number)" } }
print(try closure(2), text(3))
print(try [1, 2].map { number -> Int in if number > 4 { throw Failure() } else { return -number } })
do { print(try checked(5)) } catch { print("failed", error) }
do { print(try closure(5)) } catch { print("failed", error) }
