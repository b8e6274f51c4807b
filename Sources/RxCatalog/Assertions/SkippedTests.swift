import RxBindings
import Types
import Execution
import SyntaxTree

/// `XCTSkip`: thrown to leave a test without a verdict.
package struct SkippedTest: Error, CustomStringConvertible {
  /// The reason, as runners print it behind `Test skipped`.
  package let reason: String
  package let place: SourceRange?
  package var description: String { "XCTSkip(\(reason))" }
}

extension AssertionCatalog {
  static func addSkips(to module: NativeModule) {
    let rest = "file: StaticString = StaticString(), line: UInt = 0"
    module.type("struct XCTSkip: Error", represents: SkippedTest.self)
    module.extend(
      "extension XCTSkip",
      [
        NativeMember(
          "init(_ message: @autoclosure () -> String? = nil, \(rest))",
          .general { call in
            let message = try text(call[0])
            return .boxed(SkippedTest(reason: message.map { " - " + $0 } ?? "", place: call.site))
          }),
        NativeMember(
          "var message: String? { get }",
          .general { call in
            let reason = try call.native(0, as: SkippedTest.self).reason
            return .optional(reason.hasPrefix(" - ") ? .string(String(reason.dropFirst(3))) : nil)
          }),
      ])
    var members: [NativeMember] = []
    // The words are XCTest's own: they name the value that was found as the one that was required.
    let conditions: [(String, Bool, String)] = [
      ("XCTSkipIf", true, ": required true value but got false"),
      ("XCTSkipUnless", false, ": required false value but got true"),
    ]
    for (name, skips, words) in conditions {
      members.general(
        "func \(name)(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, \(rest)) throws"
      ) { call in
        guard try call.function(0).call().asBool == skips else { return .void }
        let message = try text(call[1])
        throw SkippedTest(reason: words + (message.map { " - " + $0 } ?? ""), place: call.site)
      }
    }
    module.global(members)
  }

  /// Value of an autoclosure.
  private static func text(_ argument: Value) throws -> String? {
    try argument.asFunction.call().asOptional?.asString
  }
}
