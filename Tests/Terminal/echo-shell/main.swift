// A shell without a language, for the terminal scenarios of the line editor. Its inputs:
//
//   spin            evaluates until Ctrl-C                 say TEXT       prints TEXT on standard output
//   warn TEXT       prints TEXT on standard error          part TEXT      prints TEXT without an end of line
//   count N         prints 1...N in one evaluation         flood N        prints N lines from another thread, at once
//   flood forever   the same without an end                quit           ends
//   {               asks for lines until a }               anything else  is echoed between brackets
//
// Lines written into the FIFO named by ECHO_SHELL_FIFO are printed as they come, from another thread. The completions of a text
// that begins with "slow " are known when the first line was written there.

import Dispatch
import LineEditor
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let output = OutputQueue()
let evaluation = DispatchQueue(label: "evaluation")
let interrupted = DispatchSemaphore(value: 0)
let knowsAll = Atomic(false)
let names = ["debounce", "delay", "distinctUntilChanged", "do", "drive", "merge"]
let many = (0..<300).map { "operator\($0)" }

func completeness(_ text: String) -> Completeness {
  let depth = text.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
  return depth > 0 ? .incomplete(indent: depth * 2) : .complete
}

struct Scan: InputScan {
  private var text = ""
  mutating func take(_ line: String) { text += line + "\n" }
  var isComplete: Bool { completeness(text) == .complete }
  var mayGoOn: Bool { true }
  func goesOn(with line: String) -> Bool { line.hasPrefix(".") }
}

func completion(_ text: String, _ cursor: Int) -> Completion? {
  if text.hasPrefix("slow "), !knowsAll.load(ordering: .acquiring) { return nil }
  let before = text.utf8.prefix(cursor)
  let word = before.reversed().prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ".") }.reversed()
  let prefix = String(decoding: Array(word), as: UTF8.self)
  let candidates = (names + many).filter { $0.hasPrefix(prefix) }
  return Completion(
    start: cursor - word.count,
    candidates: candidates.map { Completion.Candidate($0, display: names.contains($0) ? "\($0)(_:) -> 流" : nil) })
}

func flood(_ count: Int) {
  Thread.detached {
    var number = 0
    while number < count {
      for _ in 0..<100 where number < count {
        number += 1
        output.enqueue("event \(number)\n")
      }
      usleep(1000)
    }
  }
}

func evaluate(_ input: LineInput) {
  let parts = input.text.split(separator: " ", maxSplits: 1).map(String.init)
  let rest = parts.count > 1 ? parts[1] : ""
  switch parts[0] {
  case "spin":
    interrupted.wait()
    output.enqueue("interrupted\n")
  case "say": output.enqueue(rest + "\n")
  case "warn": output.enqueue(rest + "\n", to: .error)
  case "part": output.enqueue(rest)
  case "count": for number in 1...(Int(rest) ?? 1) { output.enqueue("\(number)\n") }
  case "flood": flood(Int(rest) ?? .max)
  case "quit": output.stop()
  default: output.enqueue("[\(input.text)]\n")
  }
  output.evaluationFinished()
}

enum Thread {
  static func detached(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "background").async(execute: body)
  }
}

let path = StateDirectory.path(of: "history", program: "echo-shell")
let editor = LineEditor(
  .init(
    name: "echo-shell", prompt: "rx> ", continuationPrompt: "...> ", history: path.map { HistoryFile(path: $0) },
    isComplete: completeness, beginScan: { Scan() }, complete: completion),
  source: .standard(), output: output)

if let fifo = getenv("ECHO_SHELL_FIFO").map({ String(cString: $0) }) {
  Thread.detached {
    let descriptor = open(fifo, O_RDWR)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { output.enqueue(bytes: Array(buffer[..<count])) }
      knowsAll.store(true, ordering: .releasing)
      output.refreshLine()
    }
  }
}

editor.run { event in
  switch event {
  case .input(let input): evaluation.async { evaluate(input) }
  case .edit(let text): evaluation.async { output.evaluationFinished(line: text.uppercased()) }
  case .interrupt(.evaluation): interrupted.signal()
  case .interrupt: break
  case .endOfFile, .outputFailed: output.stop()
  }
}
