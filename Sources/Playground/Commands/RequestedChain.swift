import Controls
import Execution
import Recording
import RxBindings
import Interpreter
import RxCatalog

/// Chains that commands are asked about by an expression: `:marble numbers.map { $0 * 2 }`, `:why model.results`.
extension Session {
  /// Returns whether a text can only be an expression: it is neither `#3` nor a name.
  static func isExpression(_ text: String) -> Bool {
    !text.hasPrefix("#") && !text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }

  /// The subscription of an expression's stream: the newest that there is, else one that is made for it.
  func chainNumber(ofExpression text: String) throws -> Int {
    var type = ""
    try onMainThrowing { [self] in
      switch evaluator.type(of: text) {
      case .success(let found):
        type = found
        guard case .success = evaluator.type(of: "(\(text)).asObservable()") else {
          throw CommandError("'\(DisplayText.line(text))' is of type \(type), which is no sequence")
        }
      case .failure(let fault):
        throw fault
      }
    }
    if let stream = stream(atPath: text),
      let known = recorder.forest.programs(hearing: stream).last?.subscription.number
    {
      return known
    }
    let verb = type.hasPrefix("Driver<") ? "drive" : type.hasPrefix("Signal<") ? "emit" : "subscribe"
    let before = tracer.lastNumber
    guard evaluate(timed: "_ = (\(text)).\(verb)()"), tracer.lastNumber > before else {
      throw CommandError("'\(DisplayText.line(text))' was not subscribed to")
    }
    let number = before + 1
    if recorder.report(number: number)?.isAlive == true {
      printer.note("#\(number) is alive: it goes on until :dispose #\(number)")
    }
    return number
  }

  /// The stream that a path of properties leads to.
  func stream(atPath text: String) -> StreamName? { value(atPath: text) { StreamName.of($0) } }

  /// The control or the controller that a path of properties leads to.
  func control(atPath text: String) -> UIResponder? { value(atPath: text) { $0.asOptional?.asObject as? UIResponder } }

  /// Reads what a path of properties leads to, which runs no more than their getters.
  private func value<Found>(atPath text: String, _ read: @escaping (Value) -> Found?) -> Found? {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || "._$[]?!".contains($0) }) else { return nil }
    var found: Found?
    onMain { [self] in
      // A result that is gone would be reported as a fault.
      if evaluator.isGone(result: String(text.prefix { !".[]?!".contains($0) })) { return }
      found = (try? evaluator.valueOfExpression(text)).flatMap { $0 }.flatMap(read)
    }
    return found
  }
}
