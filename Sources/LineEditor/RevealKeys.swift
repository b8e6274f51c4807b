import CReadline

/// Keys that enter an empty line where that means something: in a demonstration they reveal the next input, as Return does. Remote
/// controls of presenters send Page Down.
enum RevealKeys {
  static func install() {
    crl_bind_everywhere(" ", spaceKey)
    crl_bind_everywhere("\\e[6~", pageDownKey)
  }

  /// True if a key that would go forward enters the empty line instead.
  static var reveals: Bool {
    guard let input = currentInput, !input.isAsking, input.isEmpty else { return false }
    return input.configuration.takesEmptyLines()
  }

  static func enter() -> Int32 { rl_newline(1, Int32(UInt8(ascii: "\n"))) }

  private static let spaceKey: ReadlineBindings.Command = { count, key in
    RevealKeys.reveals ? RevealKeys.enter() : rl_insert(count, key)
  }

  private static let pageDownKey: ReadlineBindings.Command = { _, _ in
    if MenuCommands.turnPage(1) { return 0 }
    return RevealKeys.reveals ? RevealKeys.enter() : 0
  }
}
