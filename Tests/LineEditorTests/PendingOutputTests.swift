import Testing

@testable import LineEditor

@Suite("Output that waits for a terminal")
struct PendingOutputTests {
  private func pending(_ texts: [String], mostRows: Int = 100) -> PendingOutput {
    var pending = PendingOutput()
    for text in texts { pending.append(OutputChunk(stream: .output, bytes: Array(text.utf8)), mostRows: mostRows) }
    return pending
  }

  private func taken(_ pending: PendingOutput, mostRows: Int) -> String {
    var pending = pending
    let chunks = pending.take(mostRows: mostRows, note: OutputQueue.note)
    #expect(pending.isEmpty)
    return String(decoding: chunks.flatMap(\.bytes), as: UTF8.self)
  }

  @Test("is shown whole when it is little")
  func little() {
    #expect(taken(pending(["a\n", "b", "c\n"]), mostRows: 10) == "a\nbc\n")
  }

  @Test("shows the first rows and the last ones of a flood and counts the rest")
  func flood() {
    let flood = pending((1...1500).map { "\($0)\n" }, mostRows: 100)
    #expect(taken(flood, mostRows: 6) == "1\n2\n3\n… 1,494 lines left out\n1498\n1499\n1500\n")
    #expect(taken(flood, mostRows: 100).contains("… 1,400 lines left out\n"))
  }

  @Test("counts each row once, whatever pieces a line comes in")
  func pieces() {
    let dots = pending(Array(repeating: ".", count: 300), mostRows: 100)
    #expect(taken(dots, mostRows: 10) == String(repeating: ".", count: 300))
  }

  @Test("stays small however much comes in")
  func bounded() {
    var pending = PendingOutput()
    for number in 1...100_000 {
      pending.append(OutputChunk(stream: .output, bytes: Array("\(number)\n".utf8)), mostRows: 100)
    }
    #expect(pending.rows == 100_000)
    #expect(pending.take(mostRows: 1000, note: OutputQueue.note).count == 101)
  }

  @Test("says one line in the singular")
  func singular() {
    #expect(String(decoding: OutputQueue.note(leftOut: 1), as: UTF8.self) == "… 1 line left out\n")
    #expect(String(decoding: OutputQueue.note(leftOut: 1_234_567), as: UTF8.self) == "… 1,234,567 lines left out\n")
  }
}

@Suite("The flood gate")
struct FloodGateTests {
  @Test("lets a burst through at once and then so many rows a second")
  func rate() {
    var gate = OutputRateLimit(now: 0)
    #expect(gate.available(now: 0) == 400)
    gate.spend(400)
    #expect(gate.delay(forRows: 1000, now: 0) == 0.1)
    #expect(gate.delay(forRows: 1, now: 0) == 0.005)
    #expect(gate.delay(forRows: 1000, now: 0.1) == 0)
    #expect(gate.available(now: 0.1) == 20)
  }

  @Test("gives each evaluation a full burst, and a prompt what is left")
  func change() {
    var gate = OutputRateLimit(now: 0)
    gate.spend(400)
    gate.change(to: .evaluating, now: 0)
    #expect(gate.available(now: 0) == 4000)
    gate.spend(3990)
    gate.change(to: .editing, now: 0)
    #expect(gate.delay(forRows: 20, now: 0) == 0.05)
  }
}
