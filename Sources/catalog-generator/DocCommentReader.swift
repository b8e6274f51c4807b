import SwiftSyntax

extension Declarations.DocComment {
  /// Reads the `///` lines before a declaration: the first paragraph is its sentence, a fence named `marble` its
  /// diagram; each item of a list is a paragraph.
  init(of trivia: Trivia) {
    let lines = trivia.documentation.filter { !Lifting.isAnnotation($0) }
    var paragraphs: [[String]] = [[]]
    var marbleLines: [String]?
    var inMarble = false
    for line in lines {
      if line.hasPrefix("```") {
        if inMarble {
          inMarble = false
        } else if line.dropFirst(3) == "marble" {
          inMarble = true
          marbleLines = []
        }
      } else if inMarble {
        marbleLines?.append(line)
      } else if line.allSatisfy({ $0 == " " }) {
        paragraphs.append([])
      } else if line == "- Parameters:" {
        // Its items say which parameters they are about.
        paragraphs.append([])
      } else if line.drop(while: { $0 == " " }).hasPrefix("- ") {
        paragraphs.append([String(line.drop { $0 == " " })])
      } else {
        paragraphs[paragraphs.count - 1].append(String(line.drop { $0 == " " }))
      }
    }
    let texts = paragraphs.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
    // A comment that begins with its parameters has no sentence.
    let hasSentence = texts.first.map { !$0.hasPrefix("- ") } ?? false
    var rest = Array(texts.dropFirst(hasSentence ? 1 : 0))
    if hasSentence, let first = texts.first {
      // Text after the first full stop belongs to the details.
      let end = first.firstRange(of: /\. (?=[A-Z`])/)
      sentence = end.map { first[..<$0.lowerBound] + "." } ?? first
      if let end { rest.insert(String(first[end.upperBound...]), at: 0) }
    } else {
      sentence = nil
    }
    details = rest.isEmpty ? nil : rest.joined(separator: "\n")
    marble = marbleLines?.joined(separator: "\n")
  }
}
