import Controls
import Execution
import Recording
import RxBindings
import SyntaxTree

/// Events sent to a control and events that it emits, by the name that the program gave to the control.
struct ControlTraffic {
  /// Subscriptions that set something of it, the newest last; those that are alive first if there are many.
  let into: [SubscriptionReport]
  /// Subscriptions that hear of it.
  let outOf: [SubscriptionReport]

  /// Maximum number of subscriptions that are searched, the newest first.
  private static let most = 1000

  init(_ name: String, _ recorder: Recorder) {
    let forest = recorder.forest
    let roots = recorder.read { _, table, _ in table.reports(table.roots, Self.most) }
    into = roots.filter { $0.subscription.sets(name) != nil }
    outOf = roots.filter { root in forest.rows(of: root).rows.contains { $0.report.subscription.isSource(name) } }
  }

  var isEmpty: Bool { into.isEmpty && outOf.isEmpty }
}

extension RecordedSubscription {
  /// Returns the property of a control that the program's subscription sets, as it is written there: `label.rx.text`;
  /// nil if it sets none.
  func sets(_ name: String) -> String? {
    guard case .program(_, let kind, _, let site) = origin, site.text.utf8.count < 20_000 else { return nil }
    let text = site.text
    let call = ".\(kind.rawValue)"
    // The subscription's action follows the last call.
    guard String(text).holds(name), let start = text.lastRange(of: call)?.upperBound else { return nil }
    var rest = text[start...]
    while let found = rest.firstRange(of: name) {
      let before = text[..<found.lowerBound].last
      let after = rest[found.upperBound...].first
      rest = rest[found.upperBound...]
      if isWord(before) || isWord(after) || after == ":" { continue }
      if before == ".", !text[..<found.lowerBound].hasSuffix("self.") { continue }
      return name + rest.prefix { $0 == "." || isWord($0) }
    }
    return nil
  }

  /// Returns true if it is an event source of a control of that name: `textField.rx.text`.
  func isSource(_ name: String) -> Bool {
    guard case .row = origin, let stream, stream.parent == nil else { return false }
    return stream.step.hasPrefix(name + ".rx.")
  }

  private func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
}

extension Substring {
  fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}

extension Explainer {
  /// Explains a control, by the name of its outlet or the path that it was asked for by; of a controller, to which nothing is bound,
  /// how to ask for its controls.
  func explain(_ control: UIResponder, written: String) -> Explanation {
    let names = [control.variableName, written].compactMap { $0 }
    let name = names.first { !ControlTraffic($0, recorder).isEmpty } ?? names[0]
    let type = (control as? any DerivedObject)?.instance.decl.name ?? "\(type(of: control))"
    if control is UIView || !ControlTraffic(name, recorder).isEmpty { return explain(control: name, type: type) }
    return Explanation(
      "\(name) (\(type))",
      [
        Reason(
          sentence: "it is no control: its outlets are bound to and observed", remedy: ":why \(name).NAME explains one"
        )
      ])
  }

  /// Explains what sets a control, and what subscribes to it.
  func explain(control name: String, type: String) -> Explanation {
    let traffic = ControlTraffic(name, recorder)
    var reasons: [Reason] = []
    for root in traffic.into.suffix(4) { reasons += reasonsOfSetting(root, name) }
    var sources: [String: SubscriptionReport] = [:]
    for root in traffic.outOf {
      for row in forest.rows(of: root).rows where row.report.subscription.isSource(name) {
        let source = row.report
        guard let step = source.subscription.stream?.step else { continue }
        if let known = sources[step], known.elements > source.elements { continue }
        sources[step] = source
      }
    }
    for (step, source) in sources.sorted(by: { $0.key < $1.key }) {
      let last = recorder.lastEvent(of: source, .next)
      let hearers = traffic.outOf.filter(\.isAlive).compactMap { $0.subscription.number.map { "#\($0)" } }
      let who =
        hearers.isEmpty ? "it has no observers any more" : "received by \(hearers.suffix(4).joined(separator: ", "))"
      reasons.append(
        Reason(
          sentence: source.elements == 0
            ? "\(step) has sent nothing yet, \(who)"
            : "\(step) has sent \(counted(source.elements, "value")), the last of them \(last?.text ?? ""); \(who)",
          evidence: [last].compactMap { $0 },
          remedy: source.elements == 0 ? remedy(forSilent: step, name) : nil))
    }
    if traffic.into.isEmpty, sources.isEmpty {
      reasons.append(
        Reason(
          sentence: "nothing is bound to it, and nothing observes it",
          remedy: "….bind(to: \(name).rx.text), or \(name).rx.….subscribe(onNext: { … })"))
    }
    return Explanation("\(name) (\(type))", reasons)
  }

  private func reasonsOfSetting(_ root: SubscriptionReport, _ name: String) -> [Reason] {
    guard case .program(let number, _, let chain, _) = root.subscription.origin,
      let member = root.subscription.sets(name)
    else { return [] }
    var reasons: [Reason] = []
    if let last = recorder.lastEvent(of: root, .next) {
      reasons.append(
        Reason(
          sentence: "#\(number) \(chain) sets \(member): \(counted(root.elements, "value")), the last of them "
            + "\(last.text ?? "") at \(time(last.time)) \(origin(of: last))",
          evidence: trail(to: last)))
      if root.isAlive { return reasons }
    } else {
      reasons.append(Reason(sentence: "#\(number) \(chain) is to set \(member), but has heard nothing"))
    }
    // Why nothing more comes.
    return reasons + explain(root).reasons.filter { !$0.sentence.hasPrefix("its last value") }
  }

  private func remedy(forSilent step: String, _ name: String) -> String {
    step.hasSuffix(".tap") ? ":tap \(name)" : "use it: :enter \(name) …, :tap \(name), :set \(name) …"
  }
}
