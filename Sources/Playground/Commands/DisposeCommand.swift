import Recording
import RxBindings

extension Command {
  static let dispose = Command(
    "dispose", "#N | NAME | all", "dispose of subscriptions",
    details: """
      :dispose #3     one subscription
      :dispose query  the subscriptions of that name, or the one that a variable holds
      :dispose all    all subscriptions
      """
  ) { session, arguments in
    let words = arguments.words
    if words.isEmpty { throw CommandError("which one? :dispose #3, :dispose NAME or :dispose all; :subs lists them") }
    for word in words {
      var held: Int?
      session.onMain { held = session.evaluator.subscription(in: word) }
      let text = word == "all" || word.hasPrefix("#") ? word : (Int(word) ?? held).map { "#\($0)" } ?? word
      let subject = text == "all" ? nil : try TraceFilter.Subject.argument(text)
      let found = session.tracer.alive.filter { record in
        subject?.fits(number: record.number, name: record.name) ?? true
      }
      if found.isEmpty, text != "all" {
        throw CommandError(
          "there is no subscription '\(DisplayText.line(text))'", notes: [":subs lists those that are alive"])
      }
      session.onMain { for record in found { record.subscription?.dispose() } }
    }
  }
}
