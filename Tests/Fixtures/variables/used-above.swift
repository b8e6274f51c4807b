// A file's variables are known in all of it.
let add = { (number: Int) in total += number }
let start = limit
let countdown: (Int) -> Void = { number in
  print(number)
  if number > 0 { countdown(number - 1) }
}
func report() { print("total", total, "limit", limit) }
var total = 0
let limit = 3
add(2)
add(3)
report()
print(start)
countdown(2)
print(label)
var label: String { "limit is \(limit)" }
