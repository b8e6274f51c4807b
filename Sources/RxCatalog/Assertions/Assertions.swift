import RxBindings
import Types
import Execution
import Rx
import RxTesting
import SyntaxTree

/// XCTest's assertions, which pages about tests use often. A failed one is reported at its place, and the program
/// continues, as a test does.
package enum AssertionCatalog {
  static func module() -> NativeModule {
    let module = NativeModule(name: "XCTest")
    var members: [NativeMember] = []
    addTruths(to: &members)
    addComparisons(to: &members)
    addErrors(to: &members)
    addRecordings(to: &members)
    module.global(members)
    addTestCases(to: module)
    addWaiters(to: module)
    addSkips(to: module)
    return module
  }

  /// Trailing parameters of every assertion. The place of the call is known without them.
  private static let rest =
    "_ message: @autoclosure () -> String = String(), file: StaticString = StaticString(), line: UInt = 0"

  static func report(_ assertion: String, _ what: String, _ message: Value?, _ call: NativeCall) throws {
    let words = try message.map { try $0.asFunction.call().asString } ?? ""
    fail("\(assertion) failed\(what.isEmpty ? "" : ": \(what)")", words, call)
  }

  /// Reports a failure: to the running test, else to the host.
  ///
  /// - Parameter words: The program's message, nil for an assertion without one.
  static func fail(
    _ text: String, _ words: String?, isUnexpected: Bool = false, at place: SourceRange? = nil, _ call: NativeCall
  ) {
    if let recorder = call.runtime.host.testRecorder {
      recorder.record(
        TestIssue(text, comment: words, at: place ?? call.site, line: writtenLine(call), isUnexpected: isUnexpected))
    } else {
      call.runtime.host.reportMishap(text + (words.map { $0.isEmpty ? "" : " - \($0)" } ?? ""), at: place ?? call.site)
    }
  }

  /// Returns the argument of `line:`, which functions that assert for others pass on; nil where it was left out. Native
  /// values of type `UInt` are in no other argument's place.
  private static func writtenLine(_ call: NativeCall) -> Int? {
    for argument in call.arguments {
      if let line = argument.native(as: UInt.self), line > 0 { return Int(line) }
    }
    return nil
  }

  /// Evaluates an assertion; an error in it is a separate failure.
  private static func evaluate(
    _ assertion: String, _ count: Int, _ call: NativeCall, _ holds: ([Value]) throws -> String?
  ) throws -> Value {
    let message = call[count]
    do {
      let values = try (0..<count).map { try call.function($0).call() }
      if let failure = try holds(values) { try report(assertion, failure, message, call) }
    } catch let error where !(error is Trap) {
      let words = try message.asFunction.call().asString
      let isAsserted = assertion == "XCTAssertNoThrow"
      fail(
        "\(assertion) \(isAsserted ? "failed: threw" : "threw") error \"\(Value(error: error).description)\"", words,
        isUnexpected: !isAsserted, call)
    }
    return .void
  }

  /// Adds RxTest's assertions on recorded elements, which ignore times and allow no terminal event.
  private static func addRecordings(to members: inout [NativeMember]) {
    members.general(
      "func XCTAssertRecordedElements<Element: Equatable>(_ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = StaticString(), line: UInt = 0)"
    ) { call in
      let values = try EventValues(call.runtime)
      let events = try call[0].asArray.map { values.event(try $0.unboxed(as: RecordedValue.self).value) }
      if events.contains(where: \.isStopEvent) {
        try report("XCTAssertRecordedElements", "received a terminal event", nil, call)
      } else if events.compactMap(\.element) != call[1].asArray {
        try report(
          "XCTAssertRecordedElements",
          "(\"\(Value.array(events.compactMap(\.element)))\") is not equal to (\"\(call[1])\")", nil, call)
      }
      return .void
    }
  }

  // MARK: One value

  private static func addTruths(to members: inout [NativeMember]) {
    for (name, wanted) in [("XCTAssert", true), ("XCTAssertTrue", true), ("XCTAssertFalse", false)] {
      members.general("func \(name)(_ expression: @autoclosure () throws -> Bool, \(rest))") { call in
        try evaluate(wanted ? "XCTAssertTrue" : name, 1, call) { $0[0].asBool == wanted ? nil : "" }
      }
    }
    members.general("func XCTAssertNil(_ expression: @autoclosure () throws -> Any?, \(rest))") { call in
      try evaluate("XCTAssertNil", 1, call) { values in values[0].asOptional.map { "\"\($0.description)\"" } }
    }
    members.general("func XCTAssertNotNil(_ expression: @autoclosure () throws -> Any?, \(rest))") { call in
      try evaluate("XCTAssertNotNil", 1, call) { $0[0].asOptional == nil ? "" : nil }
    }
    members.general("func XCTFail(_ message: String = String(), file: StaticString = StaticString(), line: UInt = 0)") {
      call in
      fail("failed", call.string(0), call)
      return .void
    }
    members.general(
      "func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?, \(rest)) throws -> T"
    ) { call in
      do { if let value = try call.function(0).call().asOptional { return value } } catch let error
        where !(error is Trap)
      {
        let words = try call[1].asFunction.call().asString
        fail("XCTUnwrap threw error \"\(Value(error: error).description)\"", words, isUnexpected: true, call)
        throw error
      }
      let type = call.typeArguments.last.map { "\($0)" } ?? "Any"
      try report("XCTUnwrap", "expected non-nil value of type \"\(type)\"", call[1], call)
      throw UnwrappedNothing()
    }
  }

  // MARK: Two values

  private static func addComparisons(to members: inout [NativeMember]) {
    let equality: [(String, Bool, String)] = [
      ("XCTAssertEqual", true, "is not equal to"), ("XCTAssertNotEqual", false, "is equal to"),
    ]
    for (name, wanted, words) in equality {
      members.general(
        "func \(name)<T: Equatable>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, \(rest))"
      ) { call in
        try evaluate(name, 2, call) { ($0[0] == $0[1]) == wanted ? nil : shown($0, words) }
      }
      members.general(
        "func \(name)(_ expression1: @autoclosure () throws -> Double, _ expression2: @autoclosure () throws -> Double, accuracy: Double, \(rest))"
      ) { call in
        let accuracy = call[2].asDouble
        let own = NativeCall(
          arguments: [call[0], call[1], call[3]], typeArguments: call.typeArguments, runtime: call.runtime,
          site: call.site)
        return try evaluate(name, 2, own) {
          (abs($0[0].asDouble - $0[1].asDouble) <= accuracy) == wanted
            ? nil : shown($0, "\(words) (\"\($0[1].description)\") +/- (\"\(accuracy)\")", isWhole: true)
        }
      }
    }
    let identity: [(String, Bool, String)] = [
      ("XCTAssertIdentical", true, "is not identical to"), ("XCTAssertNotIdentical", false, "is identical to"),
    ]
    for (name, wanted, words) in identity {
      members.general(
        "func \(name)(_ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?, \(rest))"
      ) { call in
        try evaluate(name, 2, call) { values in
          isSame(values[0], values[1]) == wanted ? nil : shown(values, words)
        }
      }
    }
    let order: [(String, String, @Sendable (Value, Value) -> Bool)] = [
      ("XCTAssertLessThan", "is not less than", { $0.isLess(than: $1) }),
      ("XCTAssertLessThanOrEqual", "is greater than", { !$1.isLess(than: $0) }),
      ("XCTAssertGreaterThan", "is not greater than", { $1.isLess(than: $0) }),
      ("XCTAssertGreaterThanOrEqual", "is less than", { !$0.isLess(than: $1) }),
    ]
    for (name, words, holds) in order {
      members.general(
        "func \(name)<T: Comparable>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, \(rest))"
      ) { call in
        try evaluate(name, 2, call) { holds($0[0], $0[1]) ? nil : shown($0, words) }
      }
    }
  }

  private static func shown(_ values: [Value], _ words: String, isWhole: Bool = false) -> String {
    "(\"\(values[0].description)\") \(words)" + (isWhole ? "" : " (\"\(values[1].description)\")")
  }

  private static func isSame(_ a: Value, _ b: Value) -> Bool {
    switch (a.referenced, b.referenced) {
    case (let a?, let b?): a === b
    case (nil, nil): true
    default: false
    }
  }

  // MARK: Errors

  private static func addErrors(to members: inout [NativeMember]) {
    for handler in ["", ", _ errorHandler: (_ error: any Error) -> Void"] {
      members.general(
        "func XCTAssertThrowsError<T>(_ expression: @autoclosure () throws -> T, \(rest)\(handler))"
      ) { call in
        do {
          _ = try call.function(0).call()
        } catch let error where !(error is Trap) {
          if !handler.isEmpty { _ = try call.function(4).call(Value(error: error)) }
          return .void
        }
        try report("XCTAssertThrowsError", "did not throw error", call[1], call)
        return .void
      }
    }
    members.general("func XCTAssertNoThrow<T>(_ expression: @autoclosure () throws -> T, \(rest))") { call in
      try evaluate("XCTAssertNoThrow", 1, call) { _ in nil }
    }
  }

  /// Error of `XCTUnwrap` for nil, which has been recorded when it is thrown.
  package struct UnwrappedNothing: Error, CustomStringConvertible {
    package var description: String { "XCTestErrorWhileUnwrappingOptional()" }
  }
}
