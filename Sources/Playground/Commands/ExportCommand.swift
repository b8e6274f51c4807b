import Recording
import RxCatalog

extension Command {
  static let export = Command(
    "export", "swift DIR | rxtest [NAME] FILE [xctest] | svg [NAME] FILE [graph] | html FILE | json [NAME] [FILE]",
    "write the session as a package or a page, or a chain as a test, a picture or data",
    details: """
      :export swift DIR       a Swift package that prints what the session printed. It uses the library of this program, on \
      this machine; for Xcode and RxSwift there are :export rxtest and :save
      :export rxtest results T.swift  a test of the chain 'results' with a TestScheduler, made from the recording, for Swift \
      Testing, or with xctest at the end for XCTest
      :export svg out.svg     the marble diagram of the newest chain; :export svg g.svg graph #3 the graph of another
      :export html out.html   the session as a page: inputs, marble diagrams, graphs, events
      :export json            the recording, one JSON object a line; with FILE, to a file; with a NAME or #3 only \
      that chain
      JSON: {"observable"} is a stream, with what it is made of in "inputs"; {"row"} a subscription to one, with the "row" that \
      it feeds; lines with "event" have the keys of --json, the "row" and its "number", and the number of the "cause".
      """
  ) { session, arguments in
    var words = arguments.words
    guard let format = words.first else { throw CommandError("as what? swift, rxtest, svg, html or json") }
    words.removeFirst()
    guard let known = ExportFormat(rawValue: format) else {
      throw CommandError("there is no format '\(DisplayText.line(format))': swift, rxtest, svg, html or json")
    }
    let request = try ExportRequest(words, as: known, session)
    switch known {
    case .json: try session.exportJSON(request, arguments)
    case .svg: try session.exportSVG(request, arguments)
    case .html: try session.exportHTML(request, arguments)
    case .swift: try session.exportSwift(request, arguments)
    case .rxtest: try session.exportTest(request, arguments)
    }
  }
}

/// A format of `:export`.
enum ExportFormat: String, CaseIterable {
  case html, json, rxtest, svg, swift

  /// A word behind the file that chooses another form.
  var option: String? {
    switch self {
    case .rxtest: "xctest"
    case .svg: "graph"
    case .html, .json, .swift: nil
    }
  }

  /// True if one chain of the session can be chosen.
  var takesChain: Bool { self == .rxtest || self == .svg || self == .json }
}

/// The arguments after the format: a file, a chain, and `graph`.
struct ExportRequest {
  var path: String?
  var chain: String?
  var isGraph = false
  var isXCTest = false

  init(_ words: [String], as format: ExportFormat, _ session: Session) throws {
    // An expression is the rest of the line, behind the file.
    if let start = words.firstIndex(where: { $0.contains { "(){}\"".contains($0) } }) {
      let named = words.dropFirst(words.first?.contains("(") == true ? 0 : 1)
      let rest = named.drop { $0 == "graph" || $0 == "marble" }
      if start >= rest.startIndex {
        path = named.startIndex > 0 ? HomePath.expanded(words[0]) : nil
        isGraph = named.first == "graph"
        chain = rest.joined(separator: " ")
        return
      }
    }
    for word in words {
      if format == .svg, word == "graph" || word == "marble" {
        isGraph = word == "graph"
      } else if word == ExportFormat.svg.option {
        throw CommandError("a graph is exported as a picture", notes: [":export svg FILE graph"])
      } else if word == ExportFormat.rxtest.option {
        guard format == .rxtest else {
          throw CommandError("XCTest is a form of a test", notes: [":export rxtest FILE xctest"])
        }
        isXCTest = true
      } else if word.hasPrefix("#") {
        chain = word
      } else if !word.contains("."), !word.contains("/"), chain == nil, (try? session.chainNumber(word)) != nil {
        chain = word
      } else if path == nil {
        path = HomePath.expanded(word)
      } else {
        try session.requireRecording()
        // Of two words that may be files, the one that is written as such is the file.
        let isName = { (word: String) in !word.contains(".") && !word.contains("/") }
        let chain = isName(word) || !isName(words.first ?? "") ? word : words[0]
        throw CommandError(
          "there is no subscription '\(DisplayText.line(chain))'", notes: [":subs lists what is alive"])
      }
    }
  }
}

extension Session {
  fileprivate func exportJSON(_ request: ExportRequest, _ arguments: Command.Arguments) throws {
    let number = try request.chain.map { try chainNumber($0) }
    var text = ""
    onMain { [self] in text = RecordingJSON.text(of: recorder, root: number) }
    if text.isEmpty { throw CommandError("nothing was recorded yet") }
    guard let path = request.path else {
      return printer.answer(String(text.dropLast()))
    }
    try write(text, to: path, arguments)
    let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
    printer.answer("\(path): \(count) lines")
  }

  fileprivate func exportSVG(_ request: ExportRequest, _ arguments: Command.Arguments) throws {
    guard let path = request.path else { throw CommandError("which file? :export svg FILE") }
    let number = try chainNumber(request.chain)
    var text = ""
    try onMainThrowing { [self] in
      if request.isGraph {
        guard let chain = recorder.chain(of: number) else {
          throw CommandError("of subscription #\(number) nothing is known")
        }
        text = GraphSVG.text(chain)
      } else {
        text = MarbleSVG.text(try diagram(of: number))
      }
    }
    try write(text, to: path, arguments)
    printer.answer("\(path): #\(number)\(request.isGraph ? ", the graph" : "")")
  }
}
