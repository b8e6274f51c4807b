import Types
import Execution

/// Statements about the program that stop it where they do not hold.
func declareAssertions(_ module: NativeModule) {
  var members: [NativeMember] = []
  let checks: [(String, String)] = [("assert", "Assertion failed"), ("precondition", "Precondition failed")]
  for (name, prefix) in checks {
    members.binary(
      "func \(name)(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())"
    ) { condition, message in
      if try condition.asFunction.call().asBool { return .void }
      throw fault(labeled(prefix, try message.asFunction.call().asString))
    }
  }
  members.unary("func assertionFailure(_ message: @autoclosure () -> String = String())") { message in
    throw fault(try message.asFunction.call().asString)
  }
  members.unary("func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never") { message in
    throw fault(try message.asFunction.call().asString)
  }
  members.unary("func fatalError(_ message: @autoclosure () -> String = String()) -> Never") { message in
    throw fault(try message.asFunction.call().asString)
  }
  members.binary(
    "func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result"
  ) { _, body in try body.asFunction.call() }
  members.general("func withExtendedLifetime<T, Result>(_ x: T, _ body: (T) throws -> Result) rethrows -> Result") {
    try $0[1].asFunction.call($0[0])
  }
  module.global(members)
  module.type("enum Never: Hashable, Error")
}

private func labeled(_ prefix: String, _ message: String) -> String {
  message.isEmpty ? prefix : "\(prefix): \(message)"
}
