// fuzz-worker: checks or runs inputs, each in a session of its own, for Scripts/fuzz.
//
// An input on standard input is a line, `check LENGTH` or `run LENGTH`, and that many bytes. The answer is a line: how it ended, the
// milliseconds that it took, after an interrupt those since then, and the megabytes that the process takes.
//
//   done         it came to its end
//   interrupted  it was interrupted when its time was over, and came to its end then
//   lowering     it was checked, and could not be lowered

import Execution
import Foundation
import Playground
import Synchronization

// As the shell does.
Heap.growInLargeSteps()

/// Output that nobody reads.
final class NoOutput: SessionOutput {
  func write(_ text: String, to stream: SessionStream) {}
}

/// Runs one input.
struct Trial {
  let mode: String
  let text: String
  /// Seconds until an input is interrupted.
  static let patience = Double(ProcessInfo.processInfo.environment["FUZZ_PATIENCE"] ?? "") ?? 2

  func answer() -> String {
    var options = Session.Options(
      isInteractive: false, clock: .virtual, isRecording: mode == "run", checksOnly: mode == "check",
      limit: .seconds(60))
    options.memoryBudget = MemoryBudget(limit: 2 << 30)
    let session = Session(output: NoOutput(), options: options)
    session.start()
    let interruptedAt = Mutex<Date?>(nil)
    let interruption = DispatchWorkItem {
      interruptedAt.withLock { $0 = Date() }
      session.interrupt()
    }
    let start = Date()
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: interruption)
    session.run(file: text, name: "fuzz.swift")
    if mode == "run", !session.wasInterrupted { session.waitUntilIdle() }
    interruption.cancel()
    let interrupted = interruptedAt.withLock { $0 }
    let milliseconds = Int(Date().timeIntervalSince(interrupted ?? start) * 1000)
    session.end()
    let outcome = session.loweringFailureCount > 0 ? "lowering" : interrupted == nil ? "done" : "interrupted"
    return "\(outcome) \(milliseconds) \(MemoryBudget.resident >> 20)\n"
  }
}

/// On a thread of its own: the main thread's stack is what the system gives.
let worker = Thread {
  while let line = readLine() {
    let words = line.split(separator: " ")
    guard words.count == 2, let count = Int(words[1]) else { exit(2) }
    var text: [String] = []
    var left = count
    while left > 0, let part = readLine(strippingNewline: false) {
      text.append(part)
      left -= part.utf8.count
    }
    let answer = Trial(mode: String(words[0]), text: text.joined()).answer()
    FileHandle.standardOutput.write(Data(answer.utf8))
  }
  exit(0)
}
worker.stackSize = 16 << 20
worker.start()
while true { sleep(1_000) }
