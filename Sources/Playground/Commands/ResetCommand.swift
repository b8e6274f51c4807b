extension Command {
  static let reset = Command(
    "reset", "", "dispose of all subscriptions, forget all names and start again; in a lesson: leave it"
  ) { session, _ in
    if !session.clock.isMain, session.desk.current != nil { return session.desk.leave() }
    let count = session.tracer.alive.count
    session.reset()
    guard session.options.isInteractive else { return }
    session.printer.answer(
      "all names are forgotten"
        + (count == 0 ? "" : ", \(counted(count, "subscription was", "subscriptions were")) disposed of"))
  }
}
