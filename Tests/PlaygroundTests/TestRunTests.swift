import Foundation
import Testing

@testable import Playground

/// Output that the fixtures, which compare verdicts and lines with the compiled runners, do not show.
@Suite("tests in a program")
struct TestRunTests {
  private func run(
    _ text: String, filter: String? = nil, junit: String? = nil
  ) -> (output: String, status: Playground.ExitStatus) {
    let output = CollectedOutput()
    var options = Session.Options(isInteractive: false, clock: .virtual)
    options.testFilter = filter.flatMap(TestFilter.init)
    options.junitFile = junit
    let session = Session(output: output, options: options)
    session.start()
    defer { session.end() }
    session.run(file: text, name: "a.swift")
    session.runTests()
    return (output.take(), ScriptRun(options: CommandLineOptions(), session: session).status)
  }

  private static let crashing = """
    class Crashing: XCTestCase {
      func test1() { let a: [Int] = []; print(a[3]) }
      func test2() { print("later") }
    }
    """

  @Test("a test that crashes has failed, and later ones run")
  func crash() {
    let (text, status) = run(Self.crashing)
    #expect(text.contains("Test Case 'Crashing.test1' failed (0.0 seconds)\n"))
    #expect(text.contains("crashed: Fatal error: Index out of range"))
    #expect(text.contains("later\nTest Case 'Crashing.test2' passed"))
    #expect(status == .fault)
  }

  @Test("tests that pass are no failure; waiting takes virtual time only")
  func passing() {
    let (text, status) = run(
      """
      class Waiting: XCTestCase {
        func test() {
          let fired = expectation(description: "fired")
          _ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe { _ in fired.fulfill() }
          wait(for: [fired], timeout: 5)
        }
      }
      """)
    #expect(text.contains("Test Case 'Waiting.test' passed (1.0 seconds)\n"))
    #expect(text.contains("\t Executed 1 test, with 0 failures (0 unexpected) in 1.0 (1.0) seconds\n"))
    #expect(status == .done)
  }

  @Test("methods are inherited, and a private one is no test")
  func inheriting() {
    let (text, _) = run(
      """
      class Base: XCTestCase { func testBase() { print(name) }; private func testPrivate() { print("no") } }
      class Derived: Base { func testOwn() {} }
      """)
    #expect(text.contains("Base.testBase\n"))
    #expect(text.contains("Derived.testBase\n"))
    #expect(text.contains("Test Case 'Derived.testOwn' passed"))
    #expect(!text.contains("no\n"))
  }

  @Test("a filter selects tests; one that selects none is wrong usage")
  func filtering() {
    let (text, status) = run(Self.crashing, filter: "Crashing/test2")
    #expect(text.contains("Executed 1 test"))
    #expect(status == .done)
    #expect(run(Self.crashing, filter: "nothing").status == .usage)
    #expect(run("print(1)", filter: "x").status == .usage)
  }

  @Test("JUnit's file names each test with its failures")
  func junit() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".xml").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (_, status) = run(
      """
      class A: XCTestCase {
        func test1() { XCTAssertEqual("<", "&") }
        func test2() throws { throw XCTSkip("later") }
        func test3() {}
      }
      @Test func free() { #expect(1 == 1) }
      """, junit: path)
    #expect(status == .fault)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="4" failures="1" errors="0" time="0.000">
          <testsuite name="A" tests="3" failures="1" errors="0" skipped="1" time="0.000">
            <testcase classname="A" name="test1" time="0.000">
              <failure message="XCTAssertEqual failed: (&quot;&lt;&quot;) is not equal to (&quot;&amp;&quot;)">a.swift:2: XCTAssertEqual failed: (&quot;&lt;&quot;) is not equal to (&quot;&amp;&quot;)</failure>
            </testcase>
            <testcase classname="A" name="test2" time="0.000">
              <skipped message=" - later"/>
            </testcase>
            <testcase classname="A" name="test3" time="0.000"/>
          </testsuite>
          <testsuite name="tests" tests="1" failures="0" errors="0" skipped="0" time="0.000">
            <testcase classname="tests" name="free()" time="0.000"/>
          </testsuite>
        </testsuites>

        """)
  }
}
