import CReadline

/// Commands that readline aborts by a jump where they cannot be carried out. Of a sequence of keys that a macro or the end of a search gives
/// back, the last key is dispatched when the function that the jump goes to has returned, so these commands are not called then.
enum AbortingCommands {
  // Readline calls its functions on the main thread only.
  nonisolated(unsafe) private static var hasMacro = false

  static let replacements: [ReadlineBindings.Replacement] = [
    (rl_yank_pop, yankPop),
    (rl_vi_yank_pop, viYankPop),
    (rl_start_kbd_macro, startMacro),
    (rl_end_kbd_macro, endMacro),
    (rl_call_last_kbd_macro, callMacro),
  ]

  private static let yankPop: ReadlineBindings.Command = { count, key in
    guard crl_is_last_command(rl_yank) != 0 || crl_is_last_command(yankPop) != 0 else { return rl_ding() }
    crl_set_last_command(rl_yank_pop)
    return rl_yank_pop(count, key)
  }

  private static let viYankPop: ReadlineBindings.Command = { count, key in
    guard crl_is_last_command(rl_vi_put) != 0 || crl_is_last_command(viYankPop) != 0 else { return rl_ding() }
    crl_set_last_command(rl_vi_yank_pop)
    return rl_vi_yank_pop(count, key)
  }

  private static let startMacro: ReadlineBindings.Command = { count, key in
    crl_is_defining_macro() != 0 ? rl_ding() : rl_start_kbd_macro(count, key)
  }

  private static let endMacro: ReadlineBindings.Command = { count, key in
    if crl_is_defining_macro() == 0 { return rl_ding() }
    hasMacro = true
    return rl_end_kbd_macro(count, key)
  }

  private static let callMacro: ReadlineBindings.Command = { count, key in
    hasMacro ? rl_call_last_kbd_macro(count, key) : rl_ding()
  }
}
