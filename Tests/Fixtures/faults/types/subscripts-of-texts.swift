// A text has no subscripts by number, whatever surrounds them.
let text = "hello"
let index = 2
let next: Character = text[index + 1]
//                    ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
let start: String = text[...index]
//                  ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
func isPalindrome(_ letters: String) -> Bool {
  var (left, right) = (0, letters.count - 1)
  while left < right {
    if letters[left] != letters[right] { return false }
//     ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
//                      ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
    left += 1
    right -= 1
  }
  return true
}
func last(_ text: String) -> String { String(text[text.count - 1]) }
//                                           ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
let first = text[0].uppercased() + text[1..<3]
//          ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
//                                 ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
struct Word {
  @available(*, unavailable, message: "count from an end") subscript(position: Int) -> Character { "a" }
  subscript(position: Double) -> Character { "b" }
}
let letter = Word()[index]
//           ^ error: 'subscript(_:)' is unavailable: count from an end
