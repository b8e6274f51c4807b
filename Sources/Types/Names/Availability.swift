import SyntaxTree

extension Modifiers {
  /// `@available(*, unavailable)`. Availability on other platforms has no effect here.
  package var unavailability: AvailabilityNote? {
    for attribute in attributes where attribute.name == "available" {
      let text = attribute.argument ?? ""
      let words = text.split(separator: ",").prefix(2).map { $0.filter { !$0.isWhitespace } }
      guard words.count == 2, ["*", "swift"].contains(words[0]), words[1] == "unavailable" else { continue }
      var note = AvailabilityNote(in: text)
      // An attribute of library declarations: the note behind the error.
      note.hint = self.attribute("hint")?.argument.map { $0.filter { $0 != "\"" } }
      return note
    }
    return nil
  }

  var deprecation: AvailabilityNote? {
    guard let text = attribute("available")?.argument, text.holds("deprecated") else { return nil }
    return AvailabilityNote(in: text)
  }
}

extension AvailabilityNote {
  fileprivate init(in text: String) {
    func quoted(_ label: String) -> String? {
      // A quote has to follow: the new name may have an argument of the same label.
      for start in text.ranges(of: label + ":") {
        let rest = text[start.upperBound...].drop(while: \.isWhitespace)
        if rest.first == "\"" { return String(rest.dropFirst().prefix { $0 != "\"" }) }
      }
      return nil
    }
    self.init(
      message: quoted("message"), renamed: quoted("renamed"), isObsolete: text.holds("obsoleted"),
      isReshaped: text.holds("reshaped"))
  }
}
