import Recording
import RxBindings
import Controls
import Execution
import RxCatalog
import SyntaxTree

extension Command {
  static let why = Command(
    "why", "NAME | #N | EXPR",
    "explain why a stream or a subscription shows nothing, or where its last element came from",
    details: """
      :why search       a variable that holds a stream, a subject, a relay or a subscription
      :why #3           a subscription, those that are over too
      :why model.text   a path of properties, or another expression, which is subscribed to
      Each reason comes with the events that show it, as :events numbers them, and what can be done.
      """
  ) { session, arguments in
    try session.requireRecording()
    var word = arguments.text
    if word.isEmpty {
      throw CommandError(
        "which stream or subscription? :why NAME or :why #3", notes: [":subs lists subscriptions, :vars variables"])
    }
    // A path may lead to a stream without a subscription, which is explained as such.
    let stream = session.stream(atPath: word)
    let control = stream == nil ? session.control(atPath: word) : nil
    if Session.isExpression(word), stream == nil, control == nil { word = "#\(try session.chainNumber(word))" }
    var failure: CommandError?
    session.onMain {
      do {
        let explanation = try session.explanation(of: word, stream, control)
        for line in ExplanationText(explanation, session.recorder, width: session.width).lines {
          session.printer.answer(line)
        }
      } catch {
        failure = error as? CommandError ?? CommandError("\(error)")
      }
    }
    if let failure { throw failure }
  }
}

extension Session {
  /// Explains what a name or a number stands for. Asked on the run loop.
  fileprivate func explanation(
    of word: String, _ stream: StreamName?, _ control: UIResponder?
  ) throws -> Explanation {
    let explainer = Explainer(
      recorder: recorder, forest: recorder.forest, now: clock.nanoseconds,
      holding: { [tracer] in tracer.subscription($0)?.holding.current })
    if word.hasPrefix("#"), case .number(let number) = try TraceFilter.Subject.argument(word) {
      if let root = explainer.forest.root(number) { return explainer.explain(root) }
      let wasThere = number <= tracer.lastNumber
      throw CommandError(
        "nothing is \(wasThere ? "known any more" : "known") of subscription #\(number)",
        notes: wasThere ? ["the recording keeps the newest only"] : [":subs lists those that are alive"])
    }
    if Session.isExpression(word), let stream { return explainer.explain(stream, written: word) }
    if let control { return explainer.explain(control, written: word) }
    if let value = evaluator.value(named: word) {
      if let stream = StreamName.of(value) {
        // `a.map` is a text about the result, not an expression that has it as its value.
        return explainer.explain(stream, written: stream.variableName == nil ? word : nil)
      }
      if let number = evaluator.subscription(in: word), let root = explainer.forest.root(number) {
        return explainer.explain(root)
      }
      throw CommandError(
        "'\(DisplayText.line(word))' is neither a stream, a subscription nor a control",
        notes: [":why wants a name of :vars, or #3 of :subs"])
    }
    if evaluator.isGone(result: word), let number = evaluator.subscription(in: word),
      let root = explainer.forest.root(number)
    {
      return explainer.explain(root)
    }
    if let number = recorder.number(named: word), let root = explainer.forest.root(number) {
      return explainer.explain(root)
    }
    // A control of an object: its outlet has the name.
    if !ControlTraffic(word, recorder).isEmpty { return explainer.explain(control: word, type: "control") }
    let names = evaluator.variables.map(\.name)
    var notes = ["write :why NAME or :why #3; :vars and :subs list what there is"]
    if let near = DidYouMean.suggestion(for: word, among: names) { notes.insert("did you mean '\(near)'?", at: 0) }
    throw CommandError("there is no '\(DisplayText.line(word))'", notes: notes)
  }
}
