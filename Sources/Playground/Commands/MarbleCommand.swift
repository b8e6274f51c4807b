import Recording
import RxBindings
import RxCatalog

extension Command {
  static let marble = Command(
    "marble", "[NAME | #N | EXPR] [frame:100ms]",
    "draw the marble diagram of a chain, by default of the newest subscription",
    details: """
      Letters stand for values: - a frame, | completed, # failed, (ab) at once, ^ subscribed, ! disposed, 5s nothing for so long. \
      Blanks within a row are room for a wide value in another one. A frame is as long as it takes to fit into the terminal; :marble #3 frame:50ms says how long. A row can be read back: \
      cold("--a-b|"). An expression is subscribed to, unless it leads to a stream that has a subscription: \
      :marble numbers.map { $0 * 2 }
      """
  ) { session, arguments in
    var text = arguments.text
    var frame: Int?
    for word in arguments.words where word.hasPrefix("frame:") {
      let duration = DurationText.parse(String(word.dropFirst(6)))
      guard let duration, case let length = Int((duration.inSeconds * 1000).rounded()), 1...86_400_000 ~= length
      else {
        throw CommandError(
          "'\(DisplayText.line(word))' is not the length of a frame", notes: ["write frame:50ms or frame:1s"])
      }
      frame = length
      text = text.replacing(word, with: "")
    }
    text = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    let number = try session.chainNumber(text.isEmpty ? nil : text)
    try session.onMainThrowing {
      let diagram = try session.diagram(of: number)
      for line in ChainDrawing(diagram, width: session.width, frame: frame).lines { session.printer.answer(line) }
    }
  }
}

extension Session {
  /// The subscription that is meant: of that number or name, or the newest.
  func chainNumber(_ name: String?) throws -> Int {
    try requireRecording()
    guard let name else {
      guard let newest = recorder.newestNumber else {
        throw unknownChain("nothing was subscribed to yet")
      }
      return newest
    }
    let subject = try TraceFilter.Subject.argument(name)
    switch subject {
    case .number(let number): return number
    case .name(let name):
      if let number = recorder.number(named: name) { return number }
      let variable = variable(name)
      if let number = variable.number { return number }
      // A stream that is a part of somebody else's chain: that chain shows it.
      if let stream = variable.stream, let program = recorder.forest.programs(hearing: stream).last?.subscription.number
      {
        return program
      }
      if let number = recorder.number(about: subject) { return number }
      if Self.isExpression(name), !variable.isKnown { return try chainNumber(ofExpression: name) }
      let control = ControlTraffic(name, recorder)
      if let number = (control.into.last ?? control.outOf.last)?.subscription.number { return number }
      throw unknownChain(
        variable.isKnown
          ? "'\(name)' has no subscriber yet" : "there is no variable or subscription '\(DisplayText.line(name))'")
    }
  }

  private func unknownChain(_ message: String) -> CommandError {
    CommandError(message, notes: [":subs lists what is alive"])
  }

  /// Returns the number of the subscription or the stream that a variable holds; `isKnown` is false if there is no such variable.
  private func variable(_ name: String) -> (isKnown: Bool, number: Int?, stream: StreamName?) {
    var found: (isKnown: Bool, number: Int?, stream: StreamName?) = (false, nil, nil)
    onMain { [self] in
      guard let variable = evaluator.variables.first(where: { $0.name == name }) else { return }
      found = (
        true, evaluator.subscription(in: variable.name),
        evaluator.value(named: variable.name).flatMap { StreamName.of($0) }
      )
    }
    return found
  }

  /// The recorded diagram of a chain; to be called on the run loop.
  func diagram(of number: Int) throws -> ChainDiagram {
    guard
      let chain = recorder.chain(of: number, toBeDrawn: true)
    else {
      throw CommandError(
        "of subscription #\(number) nothing is known", notes: [":subs lists those that are alive"])
    }
    return ChainDiagram(
      chain, now: clock.elapsed.inNanoseconds, isExact: clock.mode == .virtual)
  }

  /// Runs something that may fail on the run loop.
  func onMainThrowing(_ body: @escaping () throws -> Void) throws {
    var failure: (any Error)?
    onMain {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
