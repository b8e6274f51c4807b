import Foundation
import Testing

@testable import LineEditor

// The editor answers the signals of the process, so there is one at a time.
@Suite("The output queue", .serialized)
struct OutputQueueTests {
  /// Runs an editor without input that writes into a pipe; returns the output.
  private func printed(_ body: @escaping @Sendable (OutputQueue) -> Void) -> String {
    let pipe = Pipe()
    let output = OutputQueue(
      output: pipe.fileHandleForWriting.fileDescriptor, error: pipe.fileHandleForWriting.fileDescriptor)
    let read = DispatchQueue(label: "reader")
    nonisolated(unsafe) var data = Data()  // Written on the queue and read after it has been waited for.
    read.async { data = pipe.fileHandleForReading.readDataToEndOfFile() }
    DispatchQueue(label: "program").async {
      body(output)
      output.stop()
    }
    LineEditor(.init(name: "test", prompt: "> ", continuationPrompt: "> "), source: .none, output: output)
      .run { _ in }
    try? pipe.fileHandleForWriting.close()
    read.sync {}
    return String(decoding: data, as: UTF8.self)
  }

  @Test("writes what every thread prints, each in its order, however fast they are")
  func threads() {
    let text = printed { output in
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for number in 0..<50_000 {
          output.enqueue("\(thread) \(number)\n", to: number % 2 == 0 ? .output : .error)
        }
      }
    }
    var next = [0, 0, 0, 0]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ").compactMap { Int($0) }
      #expect(parts[1] == next[parts[0]])
      next[parts[0]] += 1
    }
    #expect(next == [50_000, 50_000, 50_000, 50_000])
  }

  @Test("says when nobody reads any more, drops the rest and lets those who print go on")
  func closedReader() {
    let pipe = Pipe()
    let output = OutputQueue(output: pipe.fileHandleForWriting.fileDescriptor)
    let editor = LineEditor(.init(name: "test", prompt: "> ", continuationPrompt: "> "), source: .none, output: output)
    try? pipe.fileHandleForReading.close()
    DispatchQueue(label: "program").async {
      for number in 0..<500_000 { output.enqueue("\(number)\n") }
      output.stop()
    }
    var events: [InputEvent] = []
    editor.run { events.append($0) }
    #expect(events == [.outputFailed(.output, code: EPIPE)])
  }

  @Test("hands out one input at a time and prints what it led to before the next")
  func inputs() {
    let input = Pipe()
    let pipe = Pipe()
    input.fileHandleForWriting.write(Data("a\nb\nc".utf8))
    try? input.fileHandleForWriting.close()
    let output = OutputQueue(output: pipe.fileHandleForWriting.fileDescriptor)
    let editor = LineEditor(
      .init(name: "test", prompt: "> ", continuationPrompt: "> "),
      source: .lines(LineSource(descriptor: input.fileHandleForReading.fileDescriptor)), output: output)
    var texts: [String] = []
    let evaluation = DispatchQueue(label: "evaluation")
    editor.run { event in
      switch event {
      case .input(let input):
        texts.append(input.text)
        evaluation.async {
          output.enqueue("[\(input.text)]\n")
          output.evaluationFinished()
        }
      case .endOfFile: output.stop()
      default: Issue.record("unexpected \(event)")
      }
    }
    try? pipe.fileHandleForWriting.close()
    #expect(texts == ["a", "b", "c"])
    #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data("[a]\n[b]\n[c]\n".utf8))
  }
}
