// oracle: file
// A global that is read before its statement has run is zero, where its type has such a value.
func add() { number += 2 }
func show() {
  print("[", text, "]", number, fraction, truth, pair, word as Any, count as Any)
}
show()
add()
add()
print(number)
let text = "x"
var number = 1
let fraction = 1.5, truth = true, pair = (1, "a")
let word: String? = "w", count: Int? = 2
show()
number += 1
print(number)
