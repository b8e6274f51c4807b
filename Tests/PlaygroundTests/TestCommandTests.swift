import Testing

@testable import Playground

@Suite(":test")
struct TestCommandTests {
  @Test("runs the tests that were declared at the prompt, the latest of each name")
  func run() {
    let shell = Shell()
    #expect(shell(":test").hasPrefix("error: there are no tests\n"))
    shell("@Suite struct Sums { @Test func adds() { #expect(1 + 1 == 3) } }")
    #expect(shell(":test").contains("✘ Test adds() failed"))
    shell("@Suite struct Sums { @Test func adds() { #expect(1 + 1 == 2) } }")
    shell("final class Cases: XCTestCase { func testOne() { XCTAssertEqual(1, 1) } }")
    let text = shell(":test")
    #expect(text.contains("Test Case 'Cases.testOne' passed") && text.contains("✔ Test adds() passed"))
    #expect(!text.contains("✘"))
    #expect(!shell(":test Sums").contains("Cases"))
    #expect(shell(":test nowhere").hasPrefix("error: no test matches 'nowhere'\n"))
    #expect(shell("print(1)") == "1\n")
  }

  @Test("runs them after an earlier input was interrupted")
  func runAfterInterruption() {
    let shell = Shell()
    shell("@Suite struct Sums { @Test func adds() { #expect(1 + 1 == 2) } }")
    shell("final class Cases: XCTestCase { func testOne() { XCTAssertEqual(1, 1) } }")
    shell.session.interrupt()
    let text = shell(":test")
    #expect(text.contains("Test Case 'Cases.testOne' passed") && text.contains("✔ Test adds() passed"))
  }

  @Test("fails a test that is interrupted")
  func interrupted() {
    let shell = Shell(clock: .real)
    shell("final class Cases: XCTestCase { func testLoop() { while true {} } }")
    let text = shell.interrupting(":test")
    #expect(text.contains("Test Case 'Cases.testLoop' failed") && !text.contains("passed"))
  }
}
