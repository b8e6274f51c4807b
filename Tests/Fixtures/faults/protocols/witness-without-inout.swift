struct Document { var text = "" }
protocol Command { func apply(to document: inout Document) }
struct Insert: Command {
//     ^ error: type 'Insert' does not conform to protocol 'Command'
  let text: String
  func apply(to document: Document) { print(document.text) }
}
