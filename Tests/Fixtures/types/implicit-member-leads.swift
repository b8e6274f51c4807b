// A dot before what says of which type it is.
struct Busy: Error {}

var answers: [Result<String, Busy>] = [.success("a"), .failure(Busy())]
func next() -> Result<String, Busy> {
  let answer = answers.isEmpty ? .failure(Busy()) : answers.removeFirst()
  return answer
}
print(next(), next(), next())

enum Step { case up(Int), down }
let known = Step.down
for flag in [true, false] {
  let one = flag ? .up(1) : known
  let two = [.up(2), known, flag ? .down : one]
  let maybe = flag ? .none : Optional(3)
  print(one, two, maybe as Any)
}
