extension Command {
  static let reset = Command("reset", "", "dispose everything, forget everything, begin again") { session, _ in
    session.reset()
  }
}
