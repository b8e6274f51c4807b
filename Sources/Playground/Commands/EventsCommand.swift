import RxCatalog

extension Command {
  static let events = Command(
    "events", "[COUNT] [#N | NAME | KIND | thread:NAME | time:FROM..TO | \"TEXT\" …]",
    "list the recorded events that match all arguments, newest last",
    details: """
      :events           the last 20 events, as many as there is room for
      :events 100       the last 100
      :events #3        of subscription #3 and of its operators
      :events query     of rows and subscriptions of that name
      :events next,error  of these kinds: subscribed, next, error, completed, disposed, released, pushed
      :events thread:worker  on that thread
      :events time:1.5..3  between 1.5 s and 3 s; either end may be left out
      :events "swift"   whose value contains the text
      Rows are indented as far as they are from the subscription; 'pushed' is what was sent to a subject from outside. \
      ← #12 is the event that caused it.
      """
  ) { session, arguments in
    try session.requireRecording()
    let query = try EventQuery(arguments.text)
    session.onMain {
      for line in EventList(session.recorder, query, width: session.width).lines { session.printer.answer(line) }
    }
  }
}
