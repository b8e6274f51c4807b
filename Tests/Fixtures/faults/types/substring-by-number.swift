// Characters of a text, and of a part of one, by number.
func subscripts(_ text: String, _ part: Substring, _ parts: [Substring]) {
  print(text[0])
//      ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
  print(part[0])
//          ^ error: no exact matches in call to subscript
  print(String(part[0]))
//                 ^ error: no exact matches in call to subscript
  for part in parts { print(String(part[0]) + ".") }
//                                     ^ error: no exact matches in call to subscript
  _ = part[0..<2]
//        ^ error: no exact matches in call to subscript
  _ = parts.map { $0[0] }
//                  ^ error: no exact matches in call to subscript
  if part[0] == "a" { print(part) }
//       ^ error: no exact matches in call to subscript
}
