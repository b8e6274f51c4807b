import Recording
import RxBindings
import SyntaxTree
import TextWidth

extension Command {
  static let leaks = Command(
    "leaks", "", "list live subscriptions that nothing can dispose of any more",
    details: """
      A subscription stays alive when its disposable is dropped: it ends only with its source. :leaks lists those whose \
      disposable is in no bag and in no variable, those whose closures know an object that is gone (subscribe(with:), [weak \
      self]), and those whose closures keep the object alive whose bag holds them; each with the line that made it.
      """
  ) { session, _ in
    session.onMain { session.tellLeaks() }
  }
}

extension Session {
  /// Lists the living subscriptions that nothing can dispose of any more, and says how many there are. Belongs to the run loop.
  @discardableResult
  func tellLeaks() -> Int {
    let alive = tracer.alive
    let states = alive.map { ($0, $0.subscription?.holding.current) }
    // Subscriptions of one bag are retained by the same cycle.
    let cycles = Dictionary(
      states.compactMap { record, state in
        state?.cycle == nil ? nil : state?.bagID.map { ($0, record.number) }
      }, uniquingKeysWith: { first, _ in first })
    let leaks = states.compactMap { record, state in
      state.flatMap { Leak($0, cycles) }.map { (record, $0) }
    }
    for (record, leak) in leaks {
      let result = evaluator.result(holding: record.number)
      for line in leak.lines(record, now: clock.nanoseconds, width: width, result: result) { printer.answer(line) }
    }
    let count = alive.count == 1 ? "1 subscription is" : "\(alive.count) subscriptions are"
    let last =
      leaks.isEmpty
      ? "no leaks: " + (alive.isEmpty ? "no subscription is alive" : "\(count) alive, all held or in bags")
      : options.isInteractive
        ? ":dispose #N ends one of them, :dispose all every subscription" : counted(leaks.count, "leak")
    for line in WrappedText.lines(last, width: width, hanging: "  ") { printer.answer(line) }
    return leaks.count
  }

  /// Looks for leaks at the end of a script: the exit status is that of a failure if there are any.
  package func checkLeaks() {
    onMain { [self] in if tellLeaks() > 0 { host.hasLeaks.store(true, ordering: .relaxed) } }
  }

  /// True if `checkLeaks` found any.
  package var hasLeaks: Bool { host.hasLeaks.load(ordering: .relaxed) }
}

/// The reason why nothing can dispose of a live subscription any more.
private struct Leak {
  let reason: String
  let remedy: String

  /// - Parameter cycles: Numbers of the subscriptions whose closures keep a bag alive, by bag.
  init?(_ state: SubscriptionHolding.State, _ cycles: [ObjectIdentifier: Int]) {
    if let target = state.target, target.isGone {
      reason = "the \(target.type) that its closures know has gone: it runs for nothing"
      remedy = "put it into a bag that goes with the \(target.type): .disposed(by: disposeBag)"
    } else if let owner = state.cycle {
      reason = "a cycle: its closure keeps the \(owner) alive, whose bag holds it"
      remedy = "{ [weak self] … in … }, or subscribe(with: self) { owner, … in … }"
    } else if let number = state.bagID.flatMap({ cycles[$0] }) {
      reason = "it is in the same bag as #\(number), whose closure keeps that bag alive"
      remedy = "it goes with #\(number)"
    } else if state.bag == nil, state.holders == 0 {
      reason = "its disposable was thrown away: it is in no bag and in no variable"
      remedy = ".disposed(by: bag), or keep the disposable"
    } else {
      return nil
    }
  }

  /// - Parameter result: Name of the prompt's result through which the subscription can still be reached.
  func lines(_ record: SubscriptionRecord, now: Int, width: Int, result: String?) -> [String] {
    let remedy = remedy + (result.map { "; \($0).dispose() ends this one" } ?? "")
    let age = TraceLine.fixed(max(Double(now) / 1e9 - record.began, 0), digits: 1)
    let count = counted(record.elements, "element")
    let place = Session.isInput(record.site.file.name) ? "" : record.site.place + "  "
    let source = record.site.file.line(at: record.site.start).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    let head =
      "#\(record.number) \(record.name)   \(record.kind.rawValue), alive for \(age) s and never finished, \(count)"
    return WrappedText.lines(head, width: width, hanging: "  ") + ["  \(place)\(source)".cut(to: width)]
      + WrappedText.lines("  " + reason, width: width, hanging: "  ")
      + WrappedText.lines("  → " + remedy, width: width, hanging: "    ")
  }
}
