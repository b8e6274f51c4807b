@testable import Execution
@testable import FoundationLibrary
import Testing
@testable import Types

@Suite("Loops end when the program is interrupted")
struct LoopInterruptionTests {
  @Test(
    "no turn begins after the interruption",
    arguments: [
      "while true { count += 1; stop(count) }",
      "while count < 1000 { count += 1; stop(count) }",
      "while count < 1000 { if count == -1 { break }; count += 1; stop(count) }",
      "repeat { count += 1; stop(count) } while true",
      "for _ in 0..<1000 { count += 1; stop(count) }",
      "for n in 0...1000 where n >= 0 { count += 1; stop(count) }",
      "for n in stride(from: 0, to: 1000, by: 1) { count += 1; stop(count); if n < 0 { break } }",
      "for n in numbers { count += 1; stop(count); if n < 0 { continue } }",
      "for _ in texts { count += 1; stop(count) }",
      "for (key, _) in entries where key >= 0 { count += 1; stop(count) }",
      "for n in Set(numbers) { count += 1; stop(count); _ = n }",
    ])
  func loops(loop: String) {
    let module = NativeModule(name: "Stopping")
    nonisolated(unsafe) weak var runtime: Runtime?
    module.global([
      NativeMember(
        "func stop(_ count: Int)",
        .unary { value in
          if value.asInt == 10 { runtime?.interrupt() }
          return .void
        })
    ])
    let declared = """
      let numbers = Array(0..<1000), texts = numbers.map { "\\($0)" }
      let entries = Dictionary(uniqueKeysWithValues: numbers.map { ($0, $0) })
      """
    for program in ["\(declared)\nvar count = 0\n\(loop)", "\(declared)\nvar count = 0\nfunc f() { \(loop) }\nf()"] {
      let run = ProgramRun(modules: [standardModule, module])
      runtime = run.program.runtime
      run.run(program)
      guard case .interrupted = run.trap?.reason else {
        Issue.record("ended with \(run.fault ?? "no interruption")")
        continue
      }
      run.run("print(count)")
      #expect(run.output == "10\n")
    }
  }
}
