import Controls
import Execution
import Foundation
import Rx
import SyntaxTree

/// Name and origin of a stream that a call of the program made: the variable that holds it, or the chain that made it
/// (`query.debounce.map`), its inputs, and the place of the call. One row of a diagram.
///
/// As a `Probe`, it observes subscriptions to the stream while a recording or a trace needs that. It holds no values of
/// the program, so it keeps nothing alive.
package final class StreamName: Probe, @unchecked Sendable {
  // Unchecked because mutable state is used under `lock`; the rest is constant.

  /// Stream that the operator was called on; nil at the beginning of a chain.
  package let parent: StreamName?
  /// Operator that made the stream, or the creating call: `map`, `interval`, `PublishSubject`.
  package let step: String
  /// The declaration that was called: `ObservableType.take(until:)`; nil where no call is known.
  package let key: String?
  /// Streams among the arguments of the call, in their order.
  package let arguments: [StreamName]
  /// The call as it was written.
  package let site: SourceRange?
  /// Type of a subject or a relay; nil for streams that calls make of others.
  package let subjectType: String?
  /// Subscribers of the stream; used by the recorder only, under its lock.
  @exclusivity(unchecked) package var subscribers = StreamSubscribers()
  /// Number of chained calls that made it.
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

  /// Name of the row in diagrams and traces: the variable of a subject, otherwise the operator.
  package var rowName: String { parent == nil && (key == nil || subjectType != nil) ? text : step }

  /// The row with the arguments as they were written: `debounce 300ms`, `filter { $0 > 2 }`.
  package var label: String {
    guard parent != nil || key != nil, subjectType == nil, let site else { return rowName }
    let arguments = CallText.arguments(of: step, in: site.text)
    return arguments.isEmpty ? rowName : rowName + " " + arguments
  }

  /// Scheduler of the call in its source text, without defaults.
  package var scheduler: String? {
    guard let site, let text = CallText.scheduler(of: step, in: site.text) else { return nil }
    return text.replacing("MainScheduler.instance", with: "main").replacing("MainScheduler.asyncInstance", with: "main")
  }

  /// All inputs of the stream, the receiver of the operator first.
  package var inputs: [StreamName] { (parent.map { [$0] } ?? []) + arguments }

  /// Returns true if a stream is one of its inputs.
  package func hasInput(_ stream: StreamName?) -> Bool {
    stream != nil && (stream === parent || arguments.contains { $0 === stream })
  }

  // MARK: Looking on

  package var isLooking: Bool { ProbeContext.current.owner != nil }

  package func attaching() -> (any AttachmentProbe)? {
    guard let owner = ProbeContext.current.owner else { return nil }
    return Tap(of: self, below: unsafeDowncast(owner.takeUnretainedValue(), to: Tap.self))
  }

  /// Returns the record of events sent to the subject from outside, made if a recording is active.
  func feed(_ make: () -> RecordedSubscription?) -> RecordedSubscription? {
    if let feed = recordedFeed { return feed }
    let made = make()
    return lock.withLock {
      if let feed { return feed }
      feed = made
      return feed
    }
  }

  /// Record of events sent to the subject, if there is one.
  package var recordedFeed: RecordedSubscription? { lock.withLock { feed } }

  /// True after the subject was deallocated.
  package var isGone: Bool { lock.withLock { gone } }

  fileprivate func die() {
    let feed = lock.withLock {
      gone = true
      return self.feed
    }
    feed?.sourceDied()
  }
}

/// Probe of a subject that observes its deallocation for the name, which others retain.
final class SubjectProbe: Probe {
  let name: StreamName
  init(_ name: StreamName) { self.name = name }
  deinit { name.die() }
  var isLooking: Bool { name.isLooking }
  func attaching() -> (any AttachmentProbe)? { name.attaching() }
}

extension StreamName {
  /// Returns the name of a stream, a relay or a trait; nil of anything else.
  package static func of(_ value: Value) -> StreamName? { StreamNaming.name(of: StreamNaming.probe(of: value)) }

  /// Names a stream after the variable that holds it.
  package static func name(_ value: Value, as variable: String) {
    if case .object(let object) = value, let object = object as? UIResponder {
      if object.variableName == nil { object.variableName = variable }
      return
    }
    of(value)?.name(variable)
  }

  /// Returns the program's name for the control whose `rx` a value is; nil for other values.
  static func controlName(of value: Value?) -> String? {
    guard case .native(let box)? = value, let reactive = (box as? Boxed<Reactive<Value>>)?.value else { return nil }
    return (reactive.base.asObject as? UIResponder)?.variableName
  }
}

/// Subscribers of a stream, counted as they subscribe.
package struct StreamSubscribers {
  package var all = SubscriptionList()
  /// Number of live subscriptions made by operators.
  package var livingRows = 0
  /// Subscriptions with an upstream that subscribers share.
  package var fed = SubscriptionList()
  /// Number of the recording that the lists belong to.
  package var recording = 0

  package init() {}
}
