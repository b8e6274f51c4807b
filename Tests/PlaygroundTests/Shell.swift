import Clocks
import Execution
import Foundation
import Synchronization
@testable import Playground

/// A whole session in the test process.
final class Shell {
  let output = CollectedOutput()
  let session: Session

  init(
    interactive: Bool = true, clock: ClockEnvironment.Mode = .virtual, keepsGoing: Bool = false, isJSON: Bool = false,
    columns: Int? = nil, memory: Int? = nil, edit: (@Sendable (String) -> EditOutcome)? = nil
  ) {
    var options = Session.Options(
      isInteractive: interactive, clock: clock, isJSON: isJSON, keepsGoing: keepsGoing)
    options.edit = edit
    options.memoryBudget = memory.map { MemoryBudget(limit: MemoryBudget.resident + $0) }
    options.terminalWidth = { _ in columns }
    // A busy machine is no reason to find nothing.
    options.completionPatience = .seconds(60)
    session = Session(output: output, options: options)
    session.start()
  }

  deinit { session.end() }

  /// Enters a line and gives everything that was printed meanwhile.
  @discardableResult
  func callAsFunction(_ input: String) -> String {
    session.evaluate(input)
    return output.take()
  }

  /// Enters a line and interrupts it from another thread once it runs, as Ctrl-C does: an interrupt before that would be ignored.
  func interrupting(_ input: String) -> String {
    let isOver = Mutex(false)
    let left = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [session] in
      while !isOver.withLock({ $0 }) {
        if let busy = session.clock.mainBusyFor, busy > .milliseconds(20) { session.interrupt() }
        sched_yield()
      }
      left.signal()
    }
    let text = self(input)
    isOver.withLock { $0 = true }
    left.wait()
    return text
  }
}

/// The files of this repository.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func files(in directory: String, withExtension suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + directory)) ?? []
    return names.filter { $0.hasSuffix("." + suffix) }.sorted().map { directory + "/" + $0 }
  }

  static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
