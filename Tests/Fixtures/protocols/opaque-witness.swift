protocol View {
  associatedtype Body: View
  var body: Body { get }
}
extension Never: View {
  var body: Never { fatalError() }
}
struct Text: View {
  let text: String
  var body: Never { fatalError() }
}
struct Row: View {
  let title: String
  var body: some View { Text(text: title.uppercased()) }
}
print((Row(title: "rx").body as! Text).text)
