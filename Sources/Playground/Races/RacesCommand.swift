extension Command {
  static let races = Command(
    "races", "[on | off]", "report data races: accesses of two threads that nothing orders",
    details: """
      A data race is an access to a variable, property or collection while another thread changes it and nothing orders the two: \
      no lock, no serial queue, no group, semaphore, task or scheduler. The program runs on as before; each variable is reported \
      once, with both places and threads. Races are found by order, not by chance: a run that happens to go well reports them too. \
      What one thread passes to another through an operator, a subject or a task is in order; that both use the same subject is not. \
      Subscriptions and closures that are made before :races on are not followed. Code runs several times slower meanwhile.
      """
  ) { session, arguments in
    switch arguments.text {
    case "": break
    case "on": session.onMain { session.findRaces(true) }
    case "off": session.onMain { session.findRaces(false) }
    default: throw CommandError("on or off? :races on reports data races")
    }
    session.printer.answer(
      session.findsRaces
        ? "data races are reported; :races off ends that" : "data races are not reported; :races on begins")
  }
}
