import CReadline

/// Reads readline's keys.
///
/// A Ctrl-C throws away what the terminal holds, also what `poll` has just announced: to read it then would wait for the
/// next key, and the Ctrl-C with it. So the terminal is opened once more, to be read without waiting.
enum KeyReader {
  // Readline's callbacks carry no context. These are reached on the main thread only.
  nonisolated(unsafe) private static var descriptor = STDIN_FILENO
  nonisolated(unsafe) private static var signals: Int32 = -1
  /// True if no key was read yet since `poll` announced one.
  nonisolated(unsafe) private static var isFirst = false
  nonisolated(unsafe) private static var foundNothing = false
  /// True until readline has given all keys of its macro and asks for one of the terminal.
  nonisolated(unsafe) private static var isTakingMacro = false
  nonisolated(unsafe) private static var bytes = KeyBytes()

  /// - Parameters:
  ///   - signals: A descriptor that becomes readable when a signal has arrived.
  ///   - prompts: Removes what a paste brings along of an earlier session.
  static func install(signals: Int32, prompts: PastedPrompts) {
    self.signals = signals
    bytes = KeyBytes(prompts)
    if descriptor == STDIN_FILENO, let name = ttyname(STDIN_FILENO) {
      let opened = open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      if opened >= 0 { descriptor = opened }
    }
    crl_set_key_reader { _ in
      if KeyReader.isTakingMacro {
        KeyReader.isTakingMacro = false
        return 0
      }
      crl_insert_ahead(crl_is_defining_macro() != 0 ? 0 : 1)
      return ViLineCommands.seen(EscapeKey.seen(MenuCommands.seen(KeyDisplay.seen(KeyReader.read()))))
    }
    // The command for the byte that replaces a lost key: no effect, unless the key was typed.
    rl_add_defun("nothing-or-set-mark", nothingOrSetMark, -1)
    for sequence in ["\\C-@", "\\e\\C-@"] { crl_bind_everywhere(sequence, nothingOrSetMark) }
    crl_bind_movement("\\C-@", nothingOrSetMark)
  }

  private static let nothingOrSetMark: ReadlineBindings.Command = { count, key in
    if KeyReader.foundNothing { return 0 }
    return rl_set_mark(count, key)
  }

  /// Lets readline take what `poll` has announced.
  static func readCharacter() {
    isFirst = true
    foundNothing = false
    rl_callback_read_char()
  }

  /// Ends a key whose rest does not come, so that the next byte begins another key.
  static func endKey() {
    bytes.replay([0])
    foundNothing = true
    rl_callback_read_char()
    crl_flush()
  }

  /// True if there is a key that the terminal does not hold any more.
  static var holdsKey: Bool { bytes.holdsKey }

  /// True if a key is there to be read.
  static var isKeyWaiting: Bool { isKeyThere(within: 0) }

  /// True if another byte follows so closely that a terminal has sent both for one key.
  static var isKeyComing: Bool { isKeyThere(within: 30) }

  private static func isKeyThere(within milliseconds: Int32) -> Bool {
    if !bytes.isEmpty { return true }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Takes what was typed so far off the terminal; it is read before what comes later.
  static func keepTypedKeys() {
    guard descriptor != STDIN_FILENO else { return }
    var byte: UInt8 = 0
    while crl_read(descriptor, &byte, 1) == 1 { _ = bytes.take(byte, isUrgent: false) }
    bytes.keep()
  }

  static func dropKey() { bytes.dropKey() }
  static func dropMacro() { bytes.dropMacro() }

  /// Takes what is left of a macro that has entered a line. Readline would go on with it at once, before the next prompt.
  static func takeMacro() {
    guard crl_is_playing_macro() != 0 else { return }
    var keys: [UInt8] = []
    isTakingMacro = true
    while true {
      let key = rl_read_key()
      if !isTakingMacro { break }
      keys.append(UInt8(truncatingIfNeeded: key))
    }
    bytes.replay(keys)
  }

  private static func read() -> Int32 {
    var byte: UInt8 = 0
    while true {
      if let next = bytes.next() { return Int32(next) }
      // Keys typed after Ctrl-C are read after it, also where readline is in the middle of a key.
      if Signals.areUrgent { return nothing() }
      if let key = bytes.nextHeld() {
        isFirst = false
        return Int32(key)
      }
      let count = crl_read(descriptor, &byte, 1)
      if count == 1 {
        let isUrgent = Signals.areUrgent
        if bytes.take(byte, isUrgent: isUrgent) {
          if isUrgent { return nothing() }
          isFirst = false
          continue
        }
        if !isFirst { continue }
        foundNothing = true
        return 0
      }
      if count == 0 { return EOF }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        if !waitForKey() { return nothing() }
      default: return EOF
      }
    }
  }

  /// The byte that replaces a key that has not come; in a paste the end of the paste.
  static func nothing() -> Int32 {
    if bytes.isPasting { bytes.endPaste() }
    if let byte = bytes.next() { return Int32(byte) }
    foundNothing = true
    return 0
  }

  /// False when a signal came instead, at the beginning of whatever would have been typed, or in a paste one that ends it.
  private static func waitForKey() -> Bool {
    let waitsForSignals = isFirst || bytes.isPasting
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: waitsForSignals ? signals : -1, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&descriptors, 2, -1)
    if descriptors[0].revents != 0 || descriptors[1].revents == 0 { return true }
    if isFirst { return false }
    if Signals.areUrgent { return false }
    // The window has another size, which can wait for the end of the paste; what else comes is looked for now and then.
    _ = poll(&descriptors, 1, 100)
    return true
  }
}
