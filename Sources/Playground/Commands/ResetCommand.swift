extension Command {
  static let reset = Command("reset", "", "dispose of all subscriptions, forget all names and start again") {
    session, _ in
    if !session.clock.isMain { session.desk.current = nil }
    session.reset()
  }
}
