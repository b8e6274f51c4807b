/// A page that is handed out: HTML that needs no server and loads nothing but its style sheet.
struct HandOutPage {
  let title: String
  let language: LessonLanguage
  /// HTML.
  let body: String
  /// The style sheet beside it; nil where the page contains its own.
  var styleSheet: String?

  var text: String {
    let style = styleSheet.map { "<link rel=\"stylesheet\" href=\"\($0)\">" } ?? "<style>\n\(HandOutStyle.text)</style>"
    return """
      <!DOCTYPE html>
      <html lang="\(language == .chinese ? "zh-Hans" : language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(MarkdownHTML.escaped(title))</title>
      \(style)
      </head>
      <body>
      \(body)
      </body>
      </html>

      """
  }
}
