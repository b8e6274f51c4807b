extension Command {
  static let type = Command("type", "EXPR", "show the type of an expression without running it") { session, arguments in
    if arguments.text.isEmpty { throw CommandError("which expression? For instance: :type Observable.just(1)") }
    session.onMain {
      switch session.evaluator.type(of: arguments.text) {
      case .success(let type): session.printer.answer(type)
      case .failure(let failure): session.fail(failure.diagnostics)
      }
    }
  }
}
