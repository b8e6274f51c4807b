import Recording
import RxBindings

/// Explanation of the rows between a source and a subscription.
extension Explainer {
  /// Returns the reasons for which a row passes on little or nothing: its own if it receives elements, else those of
  /// its upstream.
  func reasonsOfRow(_ row: SubscriptionReport, _ depth: Int) -> [Reason] {
    guard depth < 100, visit(row), let stream = row.subscription.stream else { return [] }
    let feeders = forest.feeders(of: row)
    if feeders.isEmpty { return reasonsOfSource(row, stream) }
    let received = feeders.inputElements
    if row.elements == 0, stream.shares, forest.isFedByOthers(row) {
      let late = lateForShared(row, stream)
      if !late.isEmpty { return late }
    }
    let own = received > 0 || stream.arguments.count > 0 ? RowReasons(self, row, stream, feeders).all : []
    var reasons = own
    // A row that has passed no element is a sufficient reason; otherwise the cause may be further up.
    let isHeldHere = row.elements == 0 && received > 0 && !own.isEmpty
    if isHeldHere, stream.arguments.isEmpty { return reasons }
    guard row.isAlive else { return reasons }
    // Of many inner observables only the running ones are relevant.
    let telling = feeders.all.filter { feeder in
      if !feeder.isAlive, feeder.subscription.role == .inner { return false }
      return feeder.elements == 0 || (feeder.isAlive && !isHeldHere)
    }
    for feeder in telling.suffix(16) { reasons += reasonsOfRow(feeder, depth + 1) }
    return reasons
  }

  /// Returns the reason for an error that an operator handled.
  func swallowed(_ row: SubscriptionReport) -> [Reason] {
    if row.progress.end?.kind == .error { return [] }
    let feeders = forest.feeders(of: row)
    guard let last = feeders.lastFailed, let error = recorder.lastEvent(of: last, .error) else { return [] }
    let failed = feeders.failed
    return [
      Reason(
        sentence: "\(row.label) took \(failed == 1 ? "an error" : "\(failed) errors") from \(last.label)"
          + " and did not pass \(failed == 1 ? "it" : "them") on: \(error.text ?? "")",
        evidence: [error],
        remedy:
          "put .debug() or .do(onError: { print($0) }) above \(row.subscription.stream?.step ?? "it") to see errors")
    ]
  }

  // MARK: Sources

  private func reasonsOfSource(_ row: SubscriptionReport, _ stream: StreamName) -> [Reason] {
    if !row.isAlive {
      guard row.elements == 0, let end = row.progress.end, end.kind == .completed else { return [] }
      return [Reason(sentence: "\(row.label) completed without a value", evidence: lastEvent(row))]
    }
    if stream.subjectType != nil { return reasonsOfSubject(row, stream) }
    if row.elements > 0 { return [] }
    switch stream.step {
    case "never": return [Reason(sentence: "never() sends nothing, ever", evidence: lastEvent(row))]
    case "interval", "timer":
      return [
        Reason(
          sentence: "\(row.label) has not been due since it was subscribed at \(time(row.subscription.began))",
          remedy: "wait, or with the virtual clock :advance")
      ]
    case "publish", "replay", "replayAll", "multicast", "makeConnectable":
      return [
        Reason(
          sentence: "\(stream.text) is connectable and was not connected: its source is not subscribed yet",
          remedy: "\(stream.text).connect(), or .refCount() in its place")
      ]
    case "create":
      return [Reason(sentence: "the closure of create has sent nothing since \(time(row.subscription.began))")]
    default:
      if stream.shares { return lateForShared(row, stream) }
      return [
        Reason(sentence: "\(row.label) has sent nothing since it was subscribed at \(time(row.subscription.began))")
      ]
    }
  }

  private func reasonsOfSubject(_ row: SubscriptionReport, _ stream: StreamName) -> [Reason] {
    guard row.elements == 0 else { return [] }
    let feed = stream.recordedFeed.flatMap { recorder.report($0.id) }
    let beginning = row.subscription.beginning
    if let feed, let last = recorder.lastEvent(of: feed.id, where: { $1 == .next && $0 < beginning }) {
      return [
        Reason(
          sentence: "\(stream.text) sent its last value at \(time(last.time)), before this subscription began at "
            + "\(time(row.subscription.began)); \(SourceKnowledge.sentence(stream) ?? "")",
          evidence: [last, recorder.event(row.subscription.beginning)].compactMap { $0 },
          remedy: SourceKnowledge.remedy(stream))
      ]
    }
    if stream.subjectType == "AsyncSubject", let feed, feed.elements > 0 {
      return [
        Reason(
          sentence: "\(stream.text) sends its last value only when it completes", evidence: lastEvent(feed),
          remedy: "\(stream.text).onCompleted()")
      ]
    }
    let isRelay = stream.subjectType?.hasSuffix("Relay") == true
    return [
      Reason(
        sentence:
          "nothing was pushed into \(stream.text) since \(subscriber(of: row)) at \(time(row.subscription.began))",
        evidence: [recorder.event(row.subscription.beginning)].compactMap { $0 },
        remedy: "\(stream.text).\(isRelay ? "accept" : "onNext")(…)")
    ]
  }

  /// The subscription that a row was made for; in a shared stream it may be another one than is explained.
  private func subscriber(of row: SubscriptionReport) -> String {
    guard let root = recorder.report(row.subscription.root)?.subscription.number, root != explained else {
      return "this subscription began"
    }
    return "#\(root) subscribed to it"
  }

  /// Others heard values of a shared stream before.
  private func lateForShared(_ row: SubscriptionReport, _ stream: StreamName) -> [Reason] {
    let others = forest.subscriptions(to: stream).filter { $0.id < row.id && $0.elements > 0 }
    guard let other = others.last, let last = recorder.lastEvent(of: other, .next) else { return [] }
    let isSignal = stream.step == "asSignal" || stream.typeIsSignal
    return [
      Reason(
        sentence: (isSignal ? "a Signal does not replay" : "\(row.label) does not replay")
          + ": its last value came at \(time(last.time)), before this subscription at \(time(row.subscription.began))",
        evidence: [last],
        remedy: isSignal ? "use a Driver for state, a Signal for events" : "share(replay: 1), or subscribe earlier")
    ]
  }

  func time(_ nanoseconds: Int) -> String { TraceLine.fixed(Double(nanoseconds) / 1e9, digits: 3) }
  func lastEvent(_ report: SubscriptionReport) -> [RecordedEvent] { [recorder.lastEvent(of: report)].compactMap { $0 } }
}

extension StreamName {
  /// True if it is a step of a chain of signals.
  var typeIsSignal: Bool {
    var name: StreamName? = self
    var steps = 0
    while let next = name, steps < 100 {
      if next.step == "asSignal" { return true }
      if next.step == "asDriver" { return false }
      name = next.parent
      steps += 1
    }
    return false
  }
}
