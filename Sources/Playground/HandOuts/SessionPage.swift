import Recording
import RxCatalog

/// A session as a page: its inputs, its chains, and the events. Describes values, so it is made on the run loop.
struct SessionPage {
  private let session: Session
  private let inputs: [String]

  /// The newest of more are shown.
  private static let mostChains = 20
  private static let mostEvents = 500
  private static let widest = 720.0

  init(_ session: Session, inputs: [String]) {
    self.session = session
    self.inputs = inputs
  }

  var text: String {
    var body = [
      "<h1>A session of rxsh</h1>", "<pre class=\"rx\">\(inputs.map(Self.input).joined(separator: "\n"))</pre>",
    ]
    let recorder = session.recorder
    let roots = recorder.read { _, table, _ in table.reports(table.roots, Self.mostChains) }
    for number in roots.compactMap(\.subscription.number) {
      guard let chain = recorder.chain(of: number, toBeDrawn: true), let diagram = try? session.diagram(of: number)
      else { continue }
      body.append("<h2>\(MarkdownHTML.escaped("#\(number) \(chain.name)"))</h2>")
      body.append("<figure>\n\(MarbleSVG.embedded(diagram, widest: Self.widest))</figure>")
      body.append("<figure>\n\(GraphSVG.text(chain, isEmbedded: true))</figure>")
    }
    let events = recorder.events(last: Self.mostEvents)
    if !events.isEmpty {
      let lines = EventList(recorder, EventQuery(), width: 110).table(events)
      body += ["<h2>Events</h2>", "<pre>\(MarkdownHTML.escaped(lines.joined(separator: "\n")))</pre>"]
    }
    return HandOutPage(title: "A session of rxsh", language: .english, body: body.joined(separator: "\n")).text
  }

  private static func input(_ text: String) -> String {
    "<span class=\"prompt\">rx&gt; </span><b>\(MarkdownHTML.escaped(text.replacing("\n", with: "\n    ")))</b>"
  }
}

extension Session {
  func exportHTML(_ request: ExportRequest, _ arguments: Command.Arguments) throws {
    guard let path = request.path else { throw CommandError("to which file? :export html FILE") }
    // The export itself is no part of it.
    let inputs = log.entries.dropLast().map(\.text)
    var text = ""
    onMain { [self] in text = SessionPage(self, inputs: inputs).text }
    try write(text, to: path, arguments)
    printer.answer("\(path): \(TranscriptRecording.words(inputs.count))")
  }
}
