@resultBuilder
struct ListBuilder {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func list(@ListBuilder _ content: () -> [String]) -> [String] { content() }
let flag = true
print(list {
  "a"
  if flag { "b" } else { "c" }
  if !flag { "d" }
  for i in 1...2 { "e\(i)" }
})
struct Tag { let name: String; let inner: [Tag]
  init(_ name: String, @TagBuilder inner: () -> [Tag] = { [] }) { self.name = name; self.inner = inner() }
  var text: String { inner.isEmpty ? "<\(name)>" : "<\(name)>" + inner.map(\.text).joined() + "</\(name)>" } }
@resultBuilder enum TagBuilder {
  static func buildBlock(_ tags: Tag...) -> [Tag] { tags }
}
print(Tag("html") { Tag("head"); Tag("body") { Tag("p"); Tag("hr") } }.text)
@resultBuilder struct Sum { static func buildBlock(_ n: Int...) -> Int { n.reduce(0, +) }; static func buildFinalResult(_ n: Int) -> String { "sum \(n)" } }
func sum(@Sum _ body: () -> String) { print(body()) }
sum { 1; 2; let x = 4; x }
sum { return "given" }
