extension Command {
  static let reset = Command(
    "reset", "", "dispose of all subscriptions, forget all names and start again; in a lesson: leave it"
  ) { session, _ in
    if !session.clock.isMain, session.desk.current != nil { return session.desk.leave() }
    session.reset()
  }
}
