/// A diagnostic as a workflow command of GitHub Actions: `::error file=a.swift,line=1,col=2::message`.
struct WorkflowCommand {
  let diagnostic: CheckedDiagnostic

  var text: String {
    let command = diagnostic.severity == "note" ? "notice" : diagnostic.severity
    let place = diagnostic.place
    let message = ([diagnostic.message] + diagnostic.notes.map { "note: " + $0.message }).joined(separator: "\n")
    return
      "::\(command) file=\(Self.property(place.file)),line=\(place.line),endLine=\(place.endLine),col=\(place.column),endColumn=\(place.endColumn)::\(Self.escaped(message))\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
