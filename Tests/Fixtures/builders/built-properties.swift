// Stored properties with a result builder: the memberwise initializer takes bodies for them.

@resultBuilder
enum ListBuilder {
  static func buildBlock(_ parts: Int...) -> [Int] { parts }
}

struct Panel {
  let title: String
  @ListBuilder let content: () -> [Int]
  func show() { print(title, content()) }
}
Panel(title: "a") {
  1
  2
}.show()
