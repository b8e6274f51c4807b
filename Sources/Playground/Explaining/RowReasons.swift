import Recording
import RxBindings

/// Reasons for which an operator passes on fewer elements than it receives, by the kind of operator.
struct RowReasons {
  private let explainer: Explainer
  private let row: SubscriptionReport
  private let stream: StreamName
  private let feeders: SubscriptionForest.Feeders
  private let source: SubscriptionReport?

  typealias Reason = Explanation.Reason

  init(_ explainer: Explainer, _ row: SubscriptionReport, _ stream: StreamName, _ feeders: SubscriptionForest.Feeders) {
    self.explainer = explainer
    self.row = row
    self.stream = stream
    self.feeders = feeders
    source = feeders.inputs.last { $0.subscription.stream === stream.parent }
  }

  private var recorder: Recorder { explainer.recorder }
  private var received: Int { source?.elements ?? 0 }
  private var lost: Int { max(received - row.elements, 0) }
  private func lastIn(_ report: SubscriptionReport?) -> [RecordedEvent] {
    report.flatMap { recorder.lastEvent(of: $0, .next) }.map { [$0] } ?? []
  }
  private func time(_ nanoseconds: Int) -> String { explainer.time(nanoseconds) }

  var all: [Reason] { Self.byOperator[stream.step]?(self) ?? [] }

  /// The operators that have reasons, by name; a test compares the names with the catalog.
  static let byOperator: [String: @Sendable (RowReasons) -> [Reason]] = {
    let groups: [([String], @Sendable (RowReasons) -> [Reason])] = [
      (
        ["filter", "compactMap", "skip", "take", "distinctUntilChanged", "single"],
        { $0.stream.key?.contains("until:") == true ? $0.until : $0.filtered }
      ),
      (["ignoreElements", "element", "elementAt", "first"], { $0.waitsForOne }),
      (["observe", "subscribe", "asDriver", "asSignal"], { $0.queued }),
      (["withUnretained"], { $0.unretained }),
      (["amb"], { $0.ambiguous }),
      (["debounce"], { $0.debounced }),
      (["throttle"], { $0.throttled }),
      (["combineLatest", "zip"], { $0.waitsForOthers }),
      (["withLatestFrom"], { $0.waitsForLatest }),
      (["sample"], { $0.sampled }),
      (["skipUntil", "takeUntil"], { $0.until }),
      (["toArray", "reduce", "takeLast", "asSingle", "buffer", "window"], { $0.collects }),
      (["delay", "delaySubscription"], { $0.delayed }),
      (
        ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "merge", "switchLatest", "concat"],
        { $0.flattened }
      ),
      (["retry", "repeatElement"], { $0.retried }),
    ]
    return Dictionary(uniqueKeysWithValues: groups.flatMap { names, reasons in names.map { ($0, reasons) } })
  }()

  private var filtered: [Reason] {
    // A `take` drops elements after its end, which is explained already, as is the error of a second `single`.
    guard lost > 0, stream.step != "take", stream.step != "single" || row.isAlive else { return [] }
    if stream.step == "skip", stream.key?.contains("while:") != true {
      return [
        Reason(
          sentence: "\(row.label) has left out \(counted(lost, "value")) so far, as it is to do",
          evidence: lastIn(source))
      ]
    }
    let dropped = lastDropped.map { [$0] } ?? lastIn(source)
    let what = dropped.first?.text.map { lost == 1 ? ", \($0)" : ", the last of them \($0)" } ?? ""
    let verb = stream.step == "distinctUntilChanged" ? "dropped as repetitions" : "held back"
    return [
      Reason(
        sentence: "\(row.label) \(verb) "
          + (received == 1
            ? "the only value" : lost == received ? "all \(received) values" : "\(lost) of \(received) values")
          + what,
        evidence: dropped,
        remedy: stream.step == "distinctUntilChanged"
          ? "it passes on what differs from the value before; leave it out to see repetitions"
          : "push something that \(row.label) lets through, or change its condition")
    ]
  }

  /// The last element that went in and did not come out, among the newest.
  private var lastDropped: RecordedEvent? {
    guard let source else { return nil }
    let passed = Set(recorder.events(of: row.id, last: 1000).compactMap(\.cause))
    return recorder.events(of: source.id, last: 1000).last { $0.kind == .next && !passed.contains($0.number) }
  }

  private var debounced: [Reason] {
    guard lost > 0, let last = lastIn(source).first else { return [] }
    let isWaiting = last.number > row.progress.last && row.isAlive
    if isWaiting {
      return [
        Reason(
          sentence:
            "\(row.label) waits until nothing has come for that long; the last value came at \(time(last.time)),"
            + " now it is \(time(explainer.now))",
          evidence: [last], remedy: "wait, or with the virtual clock :advance")
      ]
    }
    return [
      Reason(
        sentence: "\(row.label) dropped \(lost) of \(received) values, because others followed too soon",
        evidence: lastDropped.map { [$0] } ?? [])
    ]
  }

  private var throttled: [Reason] {
    guard lost > 0 else { return [] }
    return [
      Reason(
        sentence:
          "\(row.label) dropped \(lost) of \(received) values, because they came too soon after one it passed on",
        evidence: lastDropped.map { [$0] } ?? lastIn(source),
        remedy: "wait out the stretch, or use throttle(latest: true) to get the last one at its end")
    ]
  }

  private var waitsForOthers: [Reason] {
    let inputs = feeders.inputs
    let silent = inputs.filter { $0.elements == 0 }
    if !silent.isEmpty, row.elements == 0 {
      let names = silent.map { $0.subscription.stream?.text ?? $0.label }.joined(separator: ", ")
      let others = inputs.count - silent.count
      return [
        Reason(
          sentence: "\(stream.step) waits for \(names), which \(silent.count == 1 ? "has" : "have") sent nothing"
            + (others > 0 ? "; \(others == 1 ? "the other input has" : "\(others) others have")" : ""),
          evidence: inputs.flatMap { lastIn($0) },
          remedy: "give \(silent.count == 1 ? "it" : "them") a first value: .startWith(…), or a BehaviorRelay")
      ]
    }
    guard stream.step == "zip", let few = inputs.map(\.elements).min(), let many = inputs.map(\.elements).max(),
      few < many
    else { return [] }
    let slow = inputs.filter { $0.elements == few }.map { $0.subscription.stream?.text ?? $0.label }
    return [
      Reason(
        sentence:
          "zip pairs values one by one and waits for \(slow.joined(separator: ", ")): \(few) there, \(many) elsewhere",
        evidence: inputs.flatMap { lastIn($0) }, remedy: "combineLatest takes the latest of each instead")
    ]
  }

  private var waitsForLatest: [Reason] {
    let other = feeders.inputs.last { $0.subscription.stream !== stream.parent }
    if let other, other.elements == 0, received > 0 {
      return [
        Reason(
          sentence: "withLatestFrom dropped \(counted(received, "value")) of \(stream.parent?.text ?? "its trigger"),"
            + " because \(other.subscription.stream?.text ?? other.label) has sent nothing yet",
          evidence: lastIn(source),
          remedy: "give \(other.subscription.stream?.text ?? "it") a first value: .startWith(…)")
      ]
    }
    guard received == 0, let other, other.elements > 0 else { return [] }
    return [
      Reason(
        sentence: "withLatestFrom sends only when \(stream.parent?.text ?? "its trigger") does, which has not;"
          + " \(other.subscription.stream?.text ?? other.label) alone makes it send nothing",
        evidence: lastIn(other), remedy: "combineLatest sends when either does")
    ]
  }

  private var sampled: [Reason] {
    let sampler = feeders.inputs.last { $0.subscription.role == .trigger }
    guard lost > 0 else { return [] }
    if let sampler, sampler.elements == 0 {
      return [
        Reason(
          sentence: "sample sends only when \(sampler.subscription.stream?.text ?? sampler.label) does, which has not",
          evidence: lastIn(source))
      ]
    }
    return [
      Reason(sentence: "sample sent the latest only, \(row.elements) of \(received) values", evidence: lastIn(source))
    ]
  }

  private var until: [Reason] {
    let trigger = feeders.inputs.last { $0.subscription.role == .trigger }
    let name = trigger?.subscription.stream?.text ?? "its trigger"
    if stream.step.hasPrefix("skip"), lost > 0 {
      return [
        Reason(
          sentence: "\(row.label) held back \(counted(lost, "value")) until \(name) sends"
            + (trigger.map { $0.elements == 0 } == true ? ", which it has not" : ""),
          evidence: lastIn(source))
      ]
    }
    guard stream.step.hasPrefix("take"), row.progress.end?.kind == .completed, let trigger, trigger.elements > 0 else {
      return []
    }
    return [Reason(sentence: "\(row.label) ended when \(name) sent", evidence: lastIn(trigger))]
  }

  private var collects: [Reason] {
    guard row.elements == 0, received > 0, source?.isAlive == true else { return [] }
    let isTimed = stream.step == "buffer" || stream.step == "window"
    return [
      Reason(
        sentence: "\(row.label) keeps \(counted(received, "value")) "
          + (isTimed ? "until its time or count is reached" : "until its source completes, which it has not"),
        evidence: lastIn(source), remedy: isTimed ? "wait, or with the virtual clock :advance" : "complete the source")
    ]
  }

  private var delayed: [Reason] {
    guard lost > 0 else { return [] }
    return [
      Reason(
        sentence: "\(row.label) still holds \(counted(lost, "value"))", evidence: lastIn(source),
        remedy: "wait, or with the virtual clock :advance")
    ]
  }

  private var flattened: [Reason] {
    let (alive, given) = (feeders.innerAlive, feeders.innerGivenUp)
    let waiting = max(received - feeders.innerCount, 0)
    guard received > 0, row.elements == 0 else {
      if stream.step == "flatMapFirst", waiting > 0 {
        return [
          Reason(
            sentence: "flatMapFirst ignored \(waiting) of \(received) values while an inner observable ran",
            evidence: lastIn(source))
        ]
      }
      if stream.step == "concatMap", waiting > 0, row.isAlive {
        return [
          Reason(
            sentence: "concatMap keeps \(counted(waiting, "value")) until the inner observable before has completed",
            evidence: lastIn(source), remedy: "flatMap does not wait, flatMapLatest takes the newest")
        ]
      }
      if given > 0, stream.step == "flatMapLatest" || stream.step == "switchLatest" {
        return [
          Reason(
            sentence:
              "\(row.label) gave up \(given) of \(counted(feeders.innerCount, "inner observable")) for a newer one",
            evidence: lastIn(source), remedy: "flatMap lets all of them run, concatMap one after the other")
        ]
      }
      return []
    }
    var sentence =
      "\(row.label) made \(counted(feeders.innerCount, "inner observable")) of \(counted(received, "value"))"
    sentence +=
      alive == 0 ? ", all over without a value" : "; \(alive) still \(alive == 1 ? "runs" : "run") without a value"
    if given > 0 { sentence += ", \(given) \(given == 1 ? "was" : "were") given up for a newer one" }
    if waiting > 0, stream.step == "flatMapFirst" {
      sentence += "; \(counted(waiting, "value was", "values were")) ignored meanwhile"
    }
    if waiting > 0, stream.step == "concatMap" {
      sentence += "; \(counted(waiting, "value waits", "values wait")) for its end"
    }
    return [Reason(sentence: sentence, evidence: lastIn(source))]
      + (feeders.inner.last { $0.isAlive }.map { explainer.reasonsOfRow($0, 50) } ?? [])
  }

  private var waitsForOne: [Reason] {
    guard row.isAlive, row.elements == 0, received > 0 else { return [] }
    let came = "\(counted(received, "value has", "values have")) come"
    let sentence =
      switch stream.step {
      case "ignoreElements": "ignoreElements lets only the end through, never a value; \(came)"
      default: "\(row.label) waits for the value at that place, counted from 0; \(came)"
      }
    return [Reason(sentence: sentence, evidence: lastIn(source))]
  }

  /// Values that wait for their thread.
  private var queued: [Reason] {
    guard row.isAlive, lost > 0, let last = lastIn(source).first, last.number > row.progress.last else { return [] }
    return [
      Reason(
        sentence:
          "\(row.label) holds \(counted(lost, "value")) until its thread comes to it: that is busy, or held by :pause",
        evidence: [last], remedy: "let it go on: :resume, :step, or with the virtual clock :advance")
    ]
  }

  private var unretained: [Reason] {
    guard lost > 0 else { return [] }
    return [
      Reason(
        sentence: "\(row.label) dropped \(counted(lost, "value")), because the object has gone",
        evidence: lastDropped.map { [$0] } ?? lastIn(source),
        remedy: "end the subscription with the object: a bag that is its property")
    ]
  }

  private var ambiguous: [Reason] {
    let alive = feeders.inputs.filter(\.isAlive)
    guard alive.count == 1, feeders.inputs.count > 1, let winner = alive.first else { return [] }
    return [
      Reason(
        sentence: "amb hears \(winner.subscription.stream?.text ?? winner.label) alone, which was the first to send",
        evidence: [recorder.lastEvent(of: winner)].compactMap { $0 }, remedy: "merge hears all")
    ]
  }

  private var retried: [Reason] {
    let attempts = feeders.inputCount
    guard attempts > 1 else { return [] }
    return [Reason(sentence: "\(row.label) has subscribed \(attempts) times", evidence: [])]
  }
}
