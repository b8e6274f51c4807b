import RxBindings
import Execution
import Types

/// `#expect(throws:)` and `#require(throws:)`.
extension TestingCatalog {
  static func addErrorExpectations(to module: NativeModule) {
    var members: [NativeMember] = []
    for (name, isRequired) in [("__expectThrows", false), ("__requireThrows", true)] {
      for effect in ["", " async"] {
        let effects = effect + (isRequired ? " throws" : "")
        let body = "performing expression: ()\(effect) throws -> R"
        let comment = "_ comment: @autoclosure () -> String? = nil"
        let result = isRequired ? "E" : "E?"
        members.general(
          "@discardableResult func \(name)<E: Error, R>(throws errorType: E.Type, \(comment), \(body))\(effects) -> \(result)"
        ) { call in
          let wanted = call[0].asType
          return try expect(call, isRequired) { error in
            if error == nil { return wanted.isNever ? nil : "an error was expected but none was thrown" }
            guard let error, call.runtime.cast(error, to: wanted) == nil else { return nil }
            let shown = "\"\(describe(error: error))\" of type \(call.runtime.type(of: error).description)"
            return wanted.isNever
              ? "an error was thrown when none was expected: \(shown)"
              : "expected error of type \(wanted), but \(shown) was thrown instead"
          }
        }
        members.general(
          "@discardableResult func \(name)<E: Error & Equatable, R>(throws error: E, \(comment), \(body))\(effects) -> \(result)"
        ) { call in
          let wanted = call[0]
          return try expect(call, isRequired) { error in
            guard let error else { return "an error was expected but none was thrown" }
            if error == wanted { return nil }
            return
              "expected error \"\(describe(error: wanted))\" of type \(call.runtime.type(of: wanted).description), but \"\(describe(error: error))\" of type \(call.runtime.type(of: error).description) was thrown instead"
          }
        }
        members.general(
          "func \(name)<R>(_ expression: ()\(effect) throws -> R, \(comment), throws errorMatcher: (any Error)\(effect) throws -> Bool)\(effects)"
        ) { call in
          _ = try expect(call, isRequired, body: 0, comment: 1) { error in
            guard let error else { return "an error was expected but none was thrown" }
            if try call.function(2).call(error).asBool { return nil }
            return
              "unexpected error \"\(describe(error: error))\" of type \(call.runtime.type(of: error).description) was thrown"
          }
          return .void
        }
      }
    }
    module.global(members)
  }

  /// Runs the body and reports a wrong or missing error; returns the error if it is right.
  private static func expect(
    _ call: NativeCall, _ isRequired: Bool, body: Int = 2, comment: Int = 1, _ fault: (Value?) throws -> String?
  ) throws -> Value {
    var error: Value?
    do { _ = try call.function(body).call() } catch let thrown where !(thrown is Trap) {
      error = Value(error: thrown)
    }
    if let fault = try fault(error) {
      try fail("Expectation failed: \(fault)", comment: call.function(comment).call(), call)
      if isRequired { throw ExpectationFailed() }
      return .none
    }
    if isRequired { return error ?? .void }
    return .optional(error)
  }
}
