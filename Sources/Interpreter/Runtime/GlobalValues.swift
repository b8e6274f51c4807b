extension Runtime {
  /// What a global variable holds now; nil before it was set.
  package func value(of variable: VariableDecl) -> Value? {
    guard let box = variable.storage as? Box else { return nil }
    if case .void = box.value { return nil }
    return box.value
  }
}
