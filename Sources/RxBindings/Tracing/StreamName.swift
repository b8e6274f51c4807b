import Controls
import Execution
import Foundation
import Rx
import SyntaxTree

/// What is known of a stream that a call of the program made: the variable that holds it, or the chain that made it
/// (`query.debounce.map`), what went in, and where the call stands. One row of a diagram.
///
/// It looks on at those who subscribe to the stream where a recording or a trace wants that (`Probe`). It holds nothing of
/// the program's, so that it keeps nothing alive.
package final class StreamName: Probe, @unchecked Sendable {
  // Unchecked because what changes is reached under `lock`; the rest is constant.

  /// The stream that the operator was called on; nil for what begins a chain.
  package let parent: StreamName?
  /// The operator, or what made the stream: `map`, `interval`, `PublishSubject`.
  package let step: String
  /// The declaration that was called: `ObservableType.take(until:)`; nil where no call is known.
  package let key: String?
  /// Streams among the arguments of the call, in their order.
  package let arguments: [StreamName]
  /// The call as it was written.
  package let site: SourceRange?
  /// Of a subject or a relay: the type; nil for what calls make of other streams.
  package let subjectType: String?
  /// Who subscribed to it; reached by the recorder only, under its lock.
  @exclusivity(unchecked) package var subscribers = StreamSubscribers()
  /// How many calls, one on the result of the other, made it.
  let depth: Int
  private let lock = NSLock()
  private var variable: String?
  private var feed: RecordedSubscription?
  private var gone = false

  init(
    parent: StreamName?, step: String, key: String? = nil, arguments: [StreamName] = [], site: SourceRange? = nil,
    subjectType: String? = nil
  ) {
    self.parent = parent
    self.step = step
    self.key = key
    self.arguments = arguments
    self.site = site
    self.subjectType = subjectType
    depth = ([parent].compactMap { $0 } + arguments).reduce(0) { max($0, $1.depth) } + 1
  }

  /// Names the stream after the first variable that holds it.
  package func name(_ variable: String) {
    lock.withLock { if self.variable == nil { self.variable = variable } }
  }

  /// The variable that holds the stream, if any.
  package var variableName: String? { lock.withLock { variable } }

  /// `query.debounce.map`; of a chain that is very long only both ends.
  package var text: String {
    var steps: [String] = []
    var next: StreamName? = self
    while let name = next {
      if let variable = name.variableName {
        steps.append(variable)
        break
      }
      steps.append(name.step)
      next = name.parent
    }
    if steps.count > Self.longestText { steps.replaceSubrange(Self.longestText / 2..<steps.count - 2, with: ["…"]) }
    return steps.reversed().joined(separator: ".")
  }

  private static let longestText = 40

  /// What a row of a diagram or of the traces is called: a subject by its variable, all else by what made it.
  package var rowName: String { parent == nil && (key == nil || subjectType != nil) ? text : step }

  /// The row with the arguments as they were written: `debounce 300ms`, `filter { $0 > 2 }`.
  package var label: String {
    guard parent != nil || key != nil, subjectType == nil, let site else { return rowName }
    let arguments = CallText.arguments(of: step, in: site.text)
    return arguments.isEmpty ? rowName : rowName + " " + arguments
  }

  /// The scheduler of the call as it was written, without what goes without saying.
  package var scheduler: String? {
    guard let site, let text = CallText.scheduler(of: step, in: site.text) else { return nil }
    return text.replacing("MainScheduler.instance", with: "main").replacing("MainScheduler.asyncInstance", with: "main")
  }

  /// All that goes into the stream: what the operator was called on first.
  package var inputs: [StreamName] { (parent.map { [$0] } ?? []) + arguments }

  /// Whether it is one of those that go into the stream.
  package func hasInput(_ stream: StreamName?) -> Bool {
    stream != nil && (stream === parent || arguments.contains { $0 === stream })
  }

  // MARK: Looking on

  package var isLooking: Bool { ProbeContext.current.owner != nil }

  package func attaching() -> (any AttachmentProbe)? {
    guard let owner = ProbeContext.current.owner else { return nil }
    return Tap(of: self, below: unsafeDowncast(owner.takeUnretainedValue(), to: Tap.self))
  }

  /// What was pushed into the subject from outside, where somebody records.
  func feed(_ make: () -> RecordedSubscription?) -> RecordedSubscription? {
    if let feed = recordedFeed { return feed }
    let made = make()
    return lock.withLock {
      if let feed { return feed }
      feed = made
      return feed
    }
  }

  /// What was pushed into the subject, if anything was recorded.
  package var recordedFeed: RecordedSubscription? { lock.withLock { feed } }

  /// Whether the subject has died.
  package var isGone: Bool { lock.withLock { gone } }

  fileprivate func die() {
    let feed = lock.withLock {
      gone = true
      return self.feed
    }
    feed?.sourceDied()
  }
}

/// Looks on for the name of a subject, which must hear when the subject dies: others hold the name.
final class SubjectProbe: Probe {
  let name: StreamName
  init(_ name: StreamName) { self.name = name }
  deinit { name.die() }
  var isLooking: Bool { name.isLooking }
  func attaching() -> (any AttachmentProbe)? { name.attaching() }
}

extension StreamName {
  /// The name of a stream, a relay or a trait; nil of anything else.
  package static func of(_ value: Value) -> StreamName? { StreamNaming.name(of: StreamNaming.probe(of: value)) }

  /// Names a stream after the variable that holds it.
  package static func name(_ value: Value, as variable: String) {
    if case .object(let object) = value, let object = object as? UIResponder {
      if object.variableName == nil { object.variableName = variable }
      return
    }
    of(value)?.name(variable)
  }

  /// What the program calls the control whose `rx` a value is; nil of anything else.
  static func controlName(of value: Value?) -> String? {
    guard case .native(let box)? = value, let reactive = (box as? Boxed<Reactive<Value>>)?.value else { return nil }
    return (reactive.base.asObject as? UIResponder)?.variableName
  }
}

/// Who subscribed to a stream, counted while it happens.
package struct StreamSubscribers {
  package var all = SubscriptionList()
  /// How many operators' subscriptions are alive.
  package var livingRows = 0
  /// Those with something above them, where subscribers share it.
  package var fed = SubscriptionList()
  /// Of which recording the lists are.
  package var recording = 0

  package init() {}
}
