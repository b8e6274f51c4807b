import Testing

@testable import Playground

@Suite("XCTest's assertions in a session")
struct AssertionTests {
  @Test(
    "say where they stand and what does not hold, and the program goes on",
    arguments: [
      ("XCTAssertEqual(1, 2, \"sum\")", #"XCTAssertEqual failed: ("1") is not equal to ("2") - sum"#),
      ("XCTAssertNotEqual([1], [1])", #"XCTAssertNotEqual failed: ("[1]") is equal to ("[1]")"#),
      (
        "XCTAssertEqual(1.0, 1.5, accuracy: 0.1)",
        #"XCTAssertEqual failed: ("1.0") is not equal to ("1.5") +/- ("0.1")"#
      ),
      ("XCTAssert(false)", "XCTAssertTrue failed"), ("XCTAssertFalse(true, \"no\")", "XCTAssertFalse failed - no"),
      ("XCTAssertNil(Int(\"3\"))", #"XCTAssertNil failed: "3""#),
      ("XCTAssertNotNil(Int(\"x\"))", "XCTAssertNotNil failed"),
      ("XCTAssertLessThan(3, 2)", #"XCTAssertLessThan failed: ("3") is not less than ("2")"#),
      ("XCTAssertThrowsError(3)", "XCTAssertThrowsError failed: did not throw error"),
      ("XCTAssertNoThrow(try fail())", #"XCTAssertNoThrow failed: threw error "bad""#),
      ("XCTAssertTrue(try fail())", #"XCTAssertTrue threw error "bad""#), ("XCTFail(\"why\")", "failed - why"),
    ])
  func failing(assertion: String, message: String) {
    let shell = Shell(interactive: false)
    shell("enum Fault: Error { case bad }; func fail() throws -> Bool { throw Fault.bad }")
    let text = shell("\(assertion); print(\"on\")")
    #expect(text.contains("1:1: error: \(message)\n"))
    #expect(text.contains("on\n"))
    #expect(shell.session.faultCount == 1)
  }

  @Test("look at what a test scheduler recorded")
  func recordings() {
    let shell = Shell(interactive: false)
    #expect(shell("XCTAssertRecordedElements([.next(1, \"a\"), .next(9, \"b\")], [\"a\", \"b\"])").isEmpty)
    #expect(
      shell("XCTAssertRecordedElements([.next(1, 1), .next(9, 2)], [1])").contains(
        "XCTAssertRecordedElements failed: (\"[1, 2]\") is not equal to (\"[1]\")"))
    #expect(
      shell("XCTAssertRecordedElements([.next(1, 1), .completed(2)], [1])").contains("received a terminal event"))
  }

  @Test("wait for what is expected while the main thread's other work goes on, as long as they are told to")
  func expectations() {
    let shell = Shell(interactive: false)
    let text = shell(
      """
      class Tests: XCTestCase {
        override func setUp() { super.setUp(); print("set up") }
        func test() {
          let fired = expectation(description: "fired")
          _ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe { _ in
            print("fires"); fired.fulfill()
          }
          waitForExpectations(timeout: 5)
          wait(for: [XCTestExpectation(description: "never")], timeout: 2)
          print("done")
        }
      }
      let tests = Tests(); tests.setUp(); tests.test()
      """)
    #expect(text.contains("set up\nfires\n"))
    #expect(text.contains("Exceeded timeout of 2.0 seconds, with unfulfilled expectations: never"))
    #expect(text.contains("done\n"))
  }
}
