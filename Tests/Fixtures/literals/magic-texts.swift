// Magic literals such as `#function` are literals like any other.
struct Tag: ExpressibleByStringLiteral, CustomStringConvertible {
  let text: String
  init(stringLiteral value: String) { text = value }
  var description: String { "<\(text)>" }
}
func note(_ message: String, function: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) {
  print(message, function, line, !"\(file)".isEmpty)
}
func tagged(by tag: Tag = #function) { print(tag) }
func inside() { note("in"); tagged() }
inside()
let here: StaticString = #function
print(here)
let other = StaticString()
print(other.description.isEmpty)
