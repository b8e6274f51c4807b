import Recording
import RxBindings
import Execution
import Foundation
import Rx
import RxCatalog
import Synchronization
import SyntaxTree
import TextWidth

/// Numbers and names the subscriptions of a session, keeps those that are alive, and writes the traces.
final class Tracer: SubscriptionTracer, @unchecked Sendable {
  // Unchecked because mutable state is used under `lock`, except the atomics.
  private let printer: Printer
  private let clock: @Sendable () -> (nanoseconds: Int, thread: String)
  private let lock = NSLock()
  private var records: [Int: SubscriptionRecord] = [:]
  private var last = 0
  private var filter = TraceFilter()
  /// Level that `:trace on` brings back.
  private var levelBeforeOff = TraceLevel.events
  private var nameWidth = 12
  private var threadWidth = 4
  /// Limit of lines at a prompt; nil if traces do not share a terminal with it: everything is written there.
  private var limit: TraceLimit?
  private var abandoned: [TracedSubscription] = []
  /// The recorder, which drops events that are not wanted.
  let recording: Recorder
  let isRecording: Atomic<Bool>
  private let levelIndex: Atomic<Int>
  let elementTracing: TraceSwitch

  /// Columns stop growing here, so that one long name does not push everything off the screen.
  private static let widestName = 36
  private static let widestThread = 16

  init(
    printer: Printer, level: TraceLevel, isLimited: Bool, recording: Recorder, isRecording: Bool,
    clock: @escaping @Sendable () -> (nanoseconds: Int, thread: String)
  ) {
    self.recording = recording
    self.isRecording = Atomic(isRecording)
    self.printer = printer
    limit = isLimited ? TraceLimit() : nil
    self.clock = clock
    levelIndex = Atomic(level.rawLevel)
    elementTracing = TraceSwitch(level >= .events)
  }

  var level: TraceLevel {
    get { TraceLevel(rawLevel: levelIndex.load(ordering: .relaxed)) }
    set {
      let before = level
      if newValue == .off, before != .off { lock.withLock { levelBeforeOff = before } }
      levelIndex.store(newValue.rawLevel, ordering: .relaxed)
      elementTracing.isOn = newValue >= .events
    }
  }

  /// Traces again as before the level was `off`.
  func turnOn() {
    if level == .off { level = lock.withLock { levelBeforeOff } }
  }

  var currentFilter: TraceFilter { lock.withLock { filter } }
  func changeFilter(_ change: (inout TraceFilter) -> Void) { lock.withLock { change(&filter) } }

  /// Live subscriptions, ordered by number.
  var alive: [SubscriptionRecord] {
    lock.withLock { records.values.sorted { $0.number < $1.number } }.filter { !$0.isOver }
  }

  /// Last number of a subscription; later ones continue from it.
  var lastNumber: Int { lock.withLock { last } }
  func name(of number: Int) -> String { lock.withLock { records[number]?.name ?? "" } }
  var recorder: (any StreamRecorder)? { isRecording.load(ordering: .relaxed) ? recording : nil }

  func subscription(_ number: Int) -> TracedSubscription? { lock.withLock { records[number]?.subscription } }

  var tracesOperators: Bool { level == .all }

  func abandon(_ subscription: TracedSubscription) { lock.withLock { abandoned.append(subscription) } }

  /// Disposes of subscriptions that were delivering or being attached when the program was stopped.
  func disposeAbandoned() {
    let subscriptions = lock.withLock { () -> [TracedSubscription] in
      defer { abandoned = [] }
      return abandoned
    }
    for subscription in subscriptions { subscription.dispose() }
  }

  /// Disposes everything and forgets the numbers.
  func reset() {
    for record in alive.reversed() { record.subscription?.dispose() }
    lock.withLock {
      records = [:]
      last = 0
      filter = TraceFilter()
      nameWidth = 12
      threadWidth = 4
    }
    recording.reset()
  }
}

/// Events that the catalog reports.
extension Tracer {
  var now: Int { clock().nanoseconds }

  /// The time of an event, with the name of the thread.
  private func moment(_ time: Int) -> (nanoseconds: Int, thread: String) { (time, clock().thread) }

  func began(
    _ subscription: TracedSubscription, kind: TracedSubscription.Kind, source: Value, site: SourceRange, at time: Int
  ) -> Int {
    let name = StreamName.of(source)?.text ?? ChainName.of(site) ?? kind.rawValue
    let number = lock.withLock { () -> Int in
      last += 1
      records[last] = SubscriptionRecord(
        number: last, kind: kind, name: name, began: Double(time) / 1e9, site: site, subscription: subscription)
      return last
    }
    if level >= .subs { show(number, name, moment(time), event: "subscribed", payload: nil) }
    return number
  }

  func received(_ event: TracedEvent, in number: Int, at time: Int) {
    if case .next = event {
      guard let name = lock.withLock({ records[number]?.name }) else { return }
      return show(number, name, moment(time), event: event)
    }
    let name = lock.withLock { records.removeValue(forKey: number)?.name }
    guard let name, level >= .subs else { return }
    show(number, name, moment(time), event: event)
  }

  func passedOn(_ event: TracedEvent, by operatorName: String, depth: Int, in number: Int, at time: Int) {
    guard level == .all, let name = lock.withLock({ records[number]?.name }) else { return }
    show(number, name, moment(time), event: event, step: (operatorName, depth))
  }

  func ended(_ number: Int, _ reason: TracedSubscription.End, at time: Int) {
    let name = lock.withLock { records.removeValue(forKey: number)?.name }
    guard let name, level >= .subs else { return }
    show(number, name, moment(time), event: reason == .released ? "released" : "disposed", payload: nil)
  }

  private func show(
    _ number: Int, _ name: String, _ now: (nanoseconds: Int, thread: String), event: TracedEvent,
    step: (String, Int)? = nil
  ) {
    // Checked first: describing a value can run the program's own code.
    guard lock.withLock({ admits(number, name, event: event.word) }) else { return }
    write(number, name, now, event: event.word, payload: event.payload, step: step)
  }

  /// Returns true if a line is shown; called under the lock.
  private func admits(_ number: Int, _ name: String, event: String) -> Bool {
    guard filter.shows(number: number, name: name, event: event) else { return false }
    // A transcript has all of it.
    guard limit != nil, !printer.transcript.isListening else { return true }
    let now = Self.realSeconds
    writeSummaries(now)
    let wasLeavingOut = limit?.isLeavingOut == true
    guard limit?.admits(number, DisplayText.line(name), isEnd: records[number] == nil, now: now) == false else {
      return true
    }
    if !wasLeavingOut {
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in
        guard let self else { return }
        lock.withLock { self.writeSummaries(Self.realSeconds) }
      }
    }
    return false
  }

  /// Writes a summary of the lines that were omitted in the past second; called under the lock.
  private func writeSummaries(_ now: Double) {
    guard let (summaries, others) = limit?.takeSummaries(now: now), !summaries.isEmpty else { return }
    for summary in summaries {
      printer.remark("… #\(summary.number) \(summary.name): \(summary.count) more lines; :events has them")
    }
    if others > 0 { printer.remark("… and lines of \(others) more subscriptions") }
  }

  private static var realSeconds: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  private func show(
    _ number: Int, _ name: String, _ now: (nanoseconds: Int, thread: String), event: String, payload: String?
  ) {
    guard lock.withLock({ admits(number, name, event: event) }) else { return }
    write(number, name, now, event: event, payload: payload, step: nil)
  }

  private func write(
    _ number: Int, _ name: String, _ now: (nanoseconds: Int, thread: String), event: String, payload: String?,
    step: (String, Int)?
  ) {
    let line = TraceLine(
      seconds: Double(now.nanoseconds) / 1e9, thread: now.thread, number: number, name: name, step: step, event: event,
      payload: payload)
    lock.withLock {
      nameWidth = max(nameWidth, min(DisplayWidth.of(line.who), Self.widestName))
      threadWidth = max(threadWidth, min(DisplayWidth.of(line.shownThread), Self.widestThread))
      // Written under the lock, so that lines come in the order of their times.
      printer.trace(line, nameWidth: nameWidth, threadWidth: threadWidth)
    }
  }
}

extension TracedEvent {
  fileprivate var word: String {
    switch self {
    case .next: "next"
    case .error: "error"
    case .completed: "completed"
    case .success: "success"
    }
  }

  fileprivate var payload: String? {
    switch self {
    case .next(let value), .success(let value): DisplayText.value(value)
    case .error(let error): DisplayText.error(error)
    case .completed: nil
    }
  }
}
