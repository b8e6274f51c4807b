import Recording
import RxBindings

extension Command {
  static let graph = Command(
    "graph", "[#N | NAME | EXPR]", "draw the live subscriptions and their sources as trees, with counts of elements",
    details: """
      Below each subscription are its upstream operators and sources. 'in' counts received elements, 'out' sent \
      ones. ┄ leads to an input that only says when: the sampler of sample, the trigger of withLatestFrom, what \
      take(until:) waits for. A stream that is shared is drawn once.
      :graph #3         one subscription
      :graph query      those that have query in their names or among what feeds them; the newest that is over where \
      none is alive
      :graph a.merge(b)  an expression, which is subscribed to
      """
  ) { session, arguments in
    try session.requireRecording()
    // Names of subscriptions have dots as well: query.debounce.
    if arguments.text.contains(where: { "({".contains($0) }) {
      return session.draw(graphOf: try session.chainNumber(arguments.text))
    }
    let forest = session.recorder.forest
    let subjects = try arguments.words.map { try TraceFilter.Subject.argument($0) }
    // Of very many the newest are looked at.
    var rows = 20_000
    let graph = SubscriptionGraph(forest) { root in
      subjects.isEmpty || subjects.contains { subject in forest.isAbout(root, subject, &rows) }
    }
    if !graph.trees.isEmpty { return session.draw(graph) }
    if subjects.count == 1, let number = try? session.chainNumber(arguments.text), forest.root(number) != nil {
      return session.draw(graphOf: number)
    }
    if subjects.isEmpty { return session.printer.answer("no subscriptions") }
    throw CommandError(
      "no live subscription matches '\(DisplayText.line(arguments.text))'",
      notes: [":subs lists those that are alive, :why \(DisplayText.line(arguments.words[0])) says why there is none"])
  }
}

extension Session {
  fileprivate func draw(_ graph: SubscriptionGraph) {
    if graph.hasMore { printer.answer("… older ones: :graph NAME or :graph #N draws what is asked for") }
    for line in graph.lines(width: width) { printer.answer(line) }
    if graph.hasTriggers { printer.answer("┄ only times the others") }
  }

  /// Draws one subscription, whether it is alive or over.
  fileprivate func draw(graphOf number: Int) {
    let forest = recorder.forest
    if let root = forest.root(number) { draw(SubscriptionGraph(forest, of: root)) }
  }
}

extension SubscriptionForest {
  /// Returns true if a subscription has the number, the name, or a row of that name; `left` says how many rows may still be looked at.
  func isAbout(_ root: SubscriptionReport, _ subject: TraceFilter.Subject, _ left: inout Int) -> Bool {
    guard case .program(let number, _, let name, _) = root.subscription.origin else { return false }
    if subject.fits(number: number, name: name) { return true }
    guard case .name(let wanted) = subject, left > 0 else { return false }
    if root.subscription.sets(wanted) != nil { return true }
    let rows = rows(of: root).rows
    left -= rows.count
    return rows.contains { row in
      row.report.subscription.stream.map { $0.variableName == wanted || $0.step == wanted } ?? false
    }
  }
}

extension Session {
  /// For commands that ask the recording.
  func requireRecording() throws {
    if tracer.isRecording.load(ordering: .relaxed) { return }
    throw CommandError("nothing is recorded in a script", notes: ["start it with --recorder"])
  }
}
