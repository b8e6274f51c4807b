import Recording
import SyntaxTree
import Types

/// Notes about inputs that are methods without a call.
extension Session {
  /// Notes that a method without parentheses is a value and does nothing, once for each method.
  func tellOfMissingCall(_ statement: CheckedStmt) {
    guard case .expression(let value) = statement.kind, case .function(let callee, let receiver?) = value.kind,
      toldUncalled.insert(callee.function.name).inserted
    else { return }
    let written = DisplayText.line("\(receiver.range.text).\(callee.function.name)")
    printer.hint("\(written) is the function itself and calls nothing; a call has parentheses: \(written)(…)")
  }
}
