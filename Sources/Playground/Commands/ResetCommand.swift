extension Command {
  static let reset = Command("reset", "", "dispose everything, forget everything, begin again") { session, _ in
    if !session.clock.isMain { session.desk.current = nil }
    session.reset()
  }
}
