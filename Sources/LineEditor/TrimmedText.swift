import TextWidth

extension StringProtocol {
  func clipped(to columns: Int) -> String {
    if displayWidth <= columns { return String(self) }
    var width = 0
    var clipped = ""
    for character in self {
      let next = width + character.displayWidth
      if next > columns - 1 { break }
      width = next
      clipped.append(character)
    }
    return clipped + "…"
  }

  var trimmedAtEnd: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return String(self[..<end])
  }
}
