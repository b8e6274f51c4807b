// A value in text whose parenthesis is not closed is reported at the parenthesis that opens it, and the text where it begins.

let price = 2.5
let prices = ["a": 1.5]

func text(_ name: String) -> String {
  return "\(name)\t\(String(price)"
//       ^ error: unterminated string literal
//                  ^ error: cannot find ')' to match opening '(' in string interpolation
}

let short = "x \(price"
//          ^ error: unterminated string literal
//              ^ error: cannot find ')' to match opening '(' in string interpolation
let both = "a \(String(price) b"
//         ^ error: unterminated string literal
//             ^ error: cannot find ')' to match opening '(' in string interpolation
print("x \(prices["a"]", short)
//    ^ error: unterminated string literal
//        ^ error: cannot find ')' to match opening '(' in string interpolation
print("x \(max(price, 2)" + "b")
//    ^ error: unterminated string literal
//        ^ error: cannot find ')' to match opening '(' in string interpolation
let long = """
//         ^ error: unterminated string literal
  \(prices["a"]
// ^ error: cannot find ')' to match opening '(' in string interpolation
  b
  """
