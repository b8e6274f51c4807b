@resultBuilder
struct TextBuilder {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
  static func buildOptional(_ part: String?) -> String { part ?? "(none)" }
  static func buildEither(first: String) -> String { "1:" + first }
  static func buildEither(second: String) -> String { "2:" + second }
  static func buildArray(_ parts: [String]) -> String { parts.joined(separator: ",") }
  static func buildLimitedAvailability(_ part: String) -> String { part }
  static func buildExpression(_ text: String) -> String { text }
  static func buildExpression(_ number: Int) -> String { "#\(number)" }
}
enum Kind { case small, large(Int), other }
@TextBuilder
func describe(_ kind: Kind, name: String?) -> String {
  "begin"
  switch kind {
  case .small: "small"
  case .large(let n) where n > 10:
    "very large"
    n
  case .large(let n): n
  default: "other"
  }
  if let name { "named \(name)" } else { "anonymous" }
  if let name, name.count > 3 { "long" }
  for i in 0..<3 where i != 1 { i }
  for (index, character) in "ab".enumerated() {
    let line = "\(index)\(character)"
    line
  }
  if #available(macOS 10.15, *) { "new" } else { "old" }
  "end"
}
print(describe(.small, name: "Joe"))
print(describe(.large(12), name: nil))
print(describe(.large(2), name: "Anna"))
print(describe(.other, name: "Anna"))

protocol Page {
  @TextBuilder var body: String { get }
  @TextBuilder func footer(_ n: Int) -> String
}
struct Home: Page {
  let user: String
  var body: String {
    "Hello"
    user
    let count = user.count
    count
  }
  func footer(_ n: Int) -> String {
    "page"
    n
    if n > 1 { "more" }
  }
}
print(Home(user: "Bo").body)
print(Home(user: "Bo").footer(2))
struct Card {
  @TextBuilder var title: String {
    "A"
    3
  }
  @TextBuilder static func make() -> String { 1; 2; 3 }
  @TextBuilder subscript(i: Int) -> String {
    "at"
    i
  }
  let content: String
  init(@TextBuilder _ content: () -> String) { self.content = content() }
}
print(Card.make())
let card = Card {
  "x"
  if 1 < 2 { "y" }
}

print(card.content, card.title, card[4])
@resultBuilder
enum ArrayBuilder<Element> {
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildExpression(_ element: Element) -> [Element] { [element] }
  static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  static func buildEither(first: [Element]) -> [Element] { first }
  static func buildEither(second: [Element]) -> [Element] { second }
  static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  static func buildFinalResult(_ parts: [Element]) -> [Element] { parts }
}
@ArrayBuilder<Int>
func numbers(_ more: Bool) -> [Int] {
  1
  [2, 3]
  if more { 4 } else { [5, 6] }
  for i in 7...8 { i * 10 }
}
print(numbers(true), numbers(false))
func build<T>(@ArrayBuilder<T> _ content: () -> [T]) -> [T] { content() }
print(build { "a"; "b"; ["c"] })
@resultBuilder
struct Sum {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
}
@Sum func sum() -> Int { 1; 2; 3 }
print(sum())
