import Recording
import RxBindings

/// Answers `:why` out of a recording.
struct Explainer {
  let recorder: Recorder
  let forest: SubscriptionForest
  /// The time of the clock, in nanoseconds.
  let now: Int
  /// Returns the owners of a live subscription with that number.
  let holding: (Int) -> SubscriptionHolding.State?
  /// The rows that were looked at: where streams are shared, many ways lead to one.
  private let visited = Visited()

  private final class Visited {
    var rows: Set<Int> = []
    /// Number of the subscription that is explained.
    var explained: Int?
  }

  /// Number of the subscription that is explained.
  var explained: Int? { visited.explained }

  /// Returns true for the first visit of a row.
  func visit(_ row: SubscriptionReport) -> Bool { visited.rows.insert(row.id).inserted }

  typealias Reason = Explanation.Reason

  // MARK: A stream

  /// Explains why a stream shows nothing.
  ///
  /// - Parameter written: The expression that it was asked for by, where it has no name.
  func explain(_ stream: StreamName, written: String? = nil) -> Explanation {
    let name = written ?? stream.text
    let subscriptions = forest.subscriptions(to: stream)
    let programs = forest.programs(hearing: stream)
    if stream.subjectType != nil, let explanation = explainSubject(stream, name, subscriptions) { return explanation }
    guard !subscriptions.isEmpty, !programs.isEmpty else { return neverSubscribed(stream, name) }
    // Live subscriptions are most relevant, the newest first.
    let best = programs.last { $0.isAlive } ?? programs.last!
    var explanation = explain(best)
    if best.subscription.stream !== stream, let row = subscriptions.last(where: { $0.elements > 0 }),
      let last = recorder.lastEvent(of: row, .next)
    {
      explanation.reasons.insert(
        Reason(
          sentence:
            "\(name) itself has sent \(counted(row.elements, "value")) there, the last of them \(last.text ?? "")",
          evidence: [last]), at: 0)
    }
    explanation.reasons += runs(of: stream, name, subscriptions)
    let number = best.subscription.number.map { "#\($0)" } ?? ""
    let others = programs.filter { $0.isAlive && $0.id != best.id }.compactMap(\.subscription.number)
    explanation.headline = "\(name), as \(number) sees it" + (others.isEmpty ? "" : "; \(Self.further(others))")
    return explanation
  }

  /// Names the other live subscriptions to a stream, the newest of many.
  private static func further(_ numbers: [Int]) -> String {
    let shown = numbers.suffix(4).map { "#\($0)" }.joined(separator: ", ")
    let left = numbers.count - 4
    return "\(shown)\(left > 0 ? " and \(left) more" : "") \(numbers.count == 1 ? "is" : "are") subscribed to it, too"
  }

  /// Explains why the work of a stream was done more than once.
  private func runs(of stream: StreamName, _ name: String, _ subscriptions: [SubscriptionReport]) -> [Reason] {
    // A subject does no work for a subscriber.
    guard sources(of: stream).isEmpty else { return [] }
    if stream.shares {
      let runs = stream.inputs.first.map { Self.runs(forest.subscriptions(to: $0)) } ?? 0
      guard runs > 1 else { return [] }
      return [
        Reason(
          sentence: "its source has run \(runs) times: a subscription begins it anew where all earlier ones have ended",
          remedy: "share(replay: 1, scope: .forever) keeps the elements for later subscribers")
      ]
    }
    let runs = Self.runs(subscriptions)
    guard runs > 1, !upstream(of: stream).contains(where: \.shares) else { return [] }
    return [
      Reason(
        sentence: "it has run \(runs) times, once for each subscription",
        remedy: "let \(name)Shared = \(name).share() runs once for all that subscribe while it lives")
    ]
  }

  /// Number of subscriptions without those of the program, each of which has one of the stream's.
  private static func runs(_ subscriptions: [SubscriptionReport]) -> Int {
    subscriptions.count { $0.subscription.number == nil }
  }

  private func neverSubscribed(_ stream: StreamName, _ name: String) -> Explanation {
    let isShared = stream.key?.hasPrefix("SharedSequence") == true || stream.step.hasPrefix("as")
    var reason = Reason(
      sentence: "it has no subscriber: an observable describes work, which runs only when it is subscribed to",
      remedy: isShared ? "\(name).drive(onNext: { print($0) })" : "\(name).subscribe(onNext: { print($0) })")
    if stream.step == "asSignal" { reason.remedy = "\(name).emit(onNext: { print($0) })" }
    var reasons = [reason]
    // Elements that sources sent meanwhile.
    for source in sources(of: stream) {
      guard let feed = source.recordedFeed.flatMap({ recorder.report($0.id) }), feed.elements > 0 else { continue }
      reasons.append(
        Reason(
          sentence:
            "\(counted(feed.elements, "value was", "values were")) pushed into \(source.text) so far"
            + (SourceKnowledge.replays(source)
              ? "; a new subscriber gets what it replays" : " and received by no observer here"),
          evidence: [recorder.lastEvent(of: feed, .next)].compactMap { $0 }))
    }
    return Explanation("\(name) shows nothing", reasons)
  }

  /// Returns the subjects and relays that a stream is made of.
  private func sources(of stream: StreamName) -> [StreamName] { upstream(of: stream).filter { $0.subjectType != nil } }

  /// Returns a stream and its upstream sources, each once, however many paths lead to it. Streams that feed a subject are not included.
  private func upstream(of stream: StreamName) -> [StreamName] {
    var found: [StreamName] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = [stream]
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      found.append(next)
      if next.subjectType == nil { waiting += next.inputs.reversed() }
    }
    return found
  }

  /// About a subject as such; nil where its subscriptions tell.
  private func explainSubject(
    _ stream: StreamName, _ name: String, _ subscriptions: [SubscriptionReport]
  ) -> Explanation? {
    let type = stream.subjectType ?? "subject"
    let feed = stream.recordedFeed.flatMap { recorder.report($0.id) }
    var reasons: [Reason] = []
    if stream.isGone { reasons.append(Reason(sentence: "the \(type) has died, so nothing can be pushed any more")) }
    if let feed, let end = feed.progress.end, end.kind == .error || end.kind == .completed {
      let ending = recorder.lastEvent(of: feed, end.kind)
      let late = feed.elements - feed.progress.elementsAtEnd
      reasons.append(
        Reason(
          sentence: "it has ended: \(end.kind == .error ? "an error" : "its completion") was pushed at "
            + TraceLine.fixed(Double(end.time) / 1e9, digits: 3)
            + (late == 0
              ? "; nothing that is pushed later arrives"
              : "; \(counted(late, "value")) pushed later did not arrive"),
          evidence: [ending, late > 0 ? recorder.lastEvent(of: feed, .next) : nil].compactMap { $0 },
          remedy: "make a new \(type), or use a relay, which never ends"))
    }
    let alive = forest.livingCount(of: stream)
    if !reasons.isEmpty { return Explanation("\(name) (\(type))", reasons) }
    if alive == 0 {
      let pushed = feed.map { $0.elements } ?? 0
      var sentence = "it has no subscribers"
      if let last = subscriptions.last { sentence += " any more: \(ended(last))" }
      if pushed > 0 { sentence += "; \(counted(pushed, "value was", "values were")) pushed in all" }
      if let kept = SourceKnowledge.sentence(stream) { sentence += "; \(kept)" }
      let isReleased = subscriptions.last.flatMap { holder(of: recorder.report($0.subscription.root) ?? $0) } != nil
      reasons.append(
        Reason(
          sentence: sentence, evidence: feed.flatMap { recorder.lastEvent(of: $0, .next) }.map { [$0] } ?? [],
          remedy: isReleased
            ? Self.longerLife
            : "subscribe before values are pushed: \(name).subscribe(onNext: { print($0) })"))
    } else if feed == nil {
      if SourceKnowledge.hasInitialValue(stream) {
        return nil
      }
      reasons.append(
        Reason(
          sentence: "\(counted(alive, "subscriber waits", "subscribers wait")), but nothing was pushed into it",
          remedy: type.hasSuffix("Relay") ? "\(name).accept(…)" : "\(name).onNext(…)"))
    }
    if reasons.isEmpty { return nil }
    return Explanation("\(name) (\(type))", reasons)
  }

  // MARK: A subscription

  /// Explains why a subscription has received nothing, or its last element and why nothing followed.
  func explain(_ root: SubscriptionReport) -> Explanation {
    guard case .program(let number, let kind, let name, _) = root.subscription.origin else { return Explanation("") }
    visited.explained = number
    var reasons: [Reason] = []
    if !root.isAlive { reasons.append(endReason(root)) }
    if kind == .connect, root.isAlive {
      reasons.append(Reason(sentence: "it connects its source to its subscribers, and shows nothing itself"))
    }
    if root.isAlive, let target = holding(number)?.target, target.isGone {
      reasons.append(
        Reason(
          sentence: "its \(target.type) has gone: its closures do nothing any more",
          remedy: "put it into a bag that goes with the \(target.type): .disposed(by: disposeBag)"))
    }
    if let last = recorder.lastEvent(of: root, .next) {
      reasons.append(
        Reason(
          sentence: "its last value came at \(TraceLine.fixed(last.seconds, digits: 3)) \(origin(of: last))",
          evidence: trail(to: last)))
    } else if root.elements > 0 {
      reasons.append(Reason(sentence: "it has heard \(counted(root.elements, "value")), too long ago to be kept"))
    }
    for row in forest.rows(of: root).rows { reasons += swallowed(row.report) }
    if root.isAlive || (root.elements == 0 && root.progress.end?.kind != .released) {
      for feeder in forest.feeders(of: root).all { reasons += reasonsOfRow(feeder, 0) }
    }
    if reasons.isEmpty, kind != .connect {
      reasons.append(Reason(sentence: "nothing more is known of what it is subscribed to"))
    }
    let headline =
      root.elements == 0
      ? "#\(number) \(name) shows nothing" : "#\(number) \(name) has shown \(counted(root.elements, "value"))"
    return Explanation(headline, unique(reasons))
  }

  /// Returns the reasons without repetitions.
  private func unique(_ reasons: [Reason]) -> [Reason] {
    var said: Set<String> = []
    return reasons.filter { said.insert($0.sentence).inserted }
  }

  private func endReason(_ root: SubscriptionReport) -> Reason {
    guard let end = root.progress.end else { return Reason(sentence: "") }
    let event = recorder.lastEvent(of: root, end.kind)
    let time = TraceLine.fixed(Double(end.time) / 1e9, digits: 3)
    var reason: Reason
    switch end.kind {
    case .disposed:
      if let holder = holder(of: root) {
        reason = Reason(
          sentence: "it was disposed at \(time) because '\(holder)' went, which held it", remedy: Self.longerLife)
      } else if let whom = event?.text {
        reason = Reason(sentence: "it was disposed at \(time) by \(whom)", remedy: "subscribe again")
      } else {
        reason = Reason(sentence: "it was disposed at \(time)", remedy: "subscribe again")
      }
    case .released:
      reason = Reason(
        sentence: "its source was released at \(time): nothing held its source any more",
        remedy: "keep the source in a variable or a property")
    case .error:
      reason = Reason(
        sentence: "it ended with the error \(event?.text ?? "") at \(time); nothing comes after an error",
        remedy: "catch it nearer to where it arises, inside of flatMap: .catchAndReturn(…), .retry(…)")
    default:
      let cause = event.flatMap { completion(of: $0) } ?? ""
      reason = Reason(sentence: "it completed at \(time)\(cause); nothing comes after that")
      if root.elements == 0, let event, trail(to: event, longest: 100)[0].kind == .subscribed {
        reason = Reason(sentence: "its source was over already when it subscribed at \(time)")
      }
    }
    reason.evidence = event.map { trail(to: $0, longest: 3) } ?? []
    return reason
  }

  private static let longerLife = "let something live as long that holds the bag: a property, or a variable out here"

  /// Returns the bag or the object whose release disposed of a subscription; nil where something else did.
  private func holder(of root: SubscriptionReport) -> String? {
    guard root.progress.end?.kind == .disposed, let text = recorder.lastEvent(of: root, .disposed)?.text else {
      return nil
    }
    return text.hasPrefix("dispose()") ? nil : text
  }

  /// Returns the operator that ended the chain, with the reason.
  private func completion(of event: RecordedEvent) -> String? {
    var first = event
    while let cause = first.cause.flatMap({ recorder.event($0) }), cause.kind == .completed { first = cause }
    guard let row = recorder.report(first.subscription) else { return nil }
    if case .feed(let name) = row.subscription.origin { return ", because \(name) did" }
    let cause = first.cause.flatMap { recorder.event($0) }
    let isByValue = cause?.kind == .next
    var ending = row
    // A Single ends with its value.
    if row.subscription.number != nil, isByValue, let above = cause.flatMap({ recorder.report($0.subscription) }) {
      ending = above
    }
    guard let stream = ending.subscription.stream, case .row = ending.subscription.origin else { return nil }
    guard isByValue else { return stream.inputs.isEmpty ? ", because the sequence \(sequence(ending)) was over" : nil }
    switch stream.step {
    case "take" where stream.key?.contains("while:") == true:
      return ", because \(ending.label) met a value that does not fit"
    case "take" where stream.key?.contains("until:") == true: return ", because what \(ending.label) waits for came"
    case "take", "first", "element", "elementAt": return ", because \(ending.label) had what it wanted"
    default: return ", because \(ending.label) did"
    }
  }

  /// A source as a call: `of(1, 2, 3)` for the row `of 1, 2, 3`.
  private func sequence(_ source: SubscriptionReport) -> String {
    guard let stream = source.subscription.stream, source.label.hasPrefix(stream.step + " ") else {
      return source.label
    }
    return "\(stream.step)(\(source.label.dropFirst(stream.step.count + 1)))"
  }

  /// `disposed at 0.300`.
  private func ended(_ report: SubscriptionReport) -> String {
    let root = recorder.report(report.subscription.root)
    // A disposed source follows from the end of its subscriber.
    guard let end = root?.progress.end ?? report.progress.end else {
      return "\(root?.label ?? "the last one") gave it up"
    }
    let number = root?.subscription.number.map { "#\($0)" } ?? "the last one"
    let verb =
      switch end.kind {
      case .error: "failed"
      case .disposed, .released: "was \(end.kind.word)"
      default: end.kind.word
      }
    let cause = root.flatMap { holder(of: $0) }.map { " because '\($0)' went, which held it" } ?? ""
    return "\(number) \(verb) at \(TraceLine.fixed(Double(end.time) / 1e9, digits: 3))\(cause)"
  }

  /// Returns the events that led to one, the first of them first.
  func trail(to event: RecordedEvent, longest: Int = 12) -> [RecordedEvent] {
    var trail = [event]
    while trail.count < longest, let cause = trail.last?.cause, let earlier = recorder.event(cause) {
      trail.append(earlier)
      if earlier.kind == .subscribed { break }
    }
    return trail.reversed()
  }

  /// `from a, into which 1 was pushed at 0.300`, or `with the subscription of #3`, whose source has sent it at once.
  func origin(of event: RecordedEvent) -> String {
    let first = trail(to: event, longest: 100)[0]
    guard let report = recorder.report(first.subscription) else { return "from somewhere" }
    if first.kind == .subscribed, let number = report.subscription.number {
      return "with the subscription of #\(number)"
    }
    if case .feed(let name) = report.subscription.origin {
      return "from \(name), into which \(first.text ?? "it") was pushed at \(TraceLine.fixed(first.seconds, digits: 3))"
    }
    return "from \(report.label)"
  }
}
