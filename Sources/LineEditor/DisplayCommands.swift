import CReadline

/// Commands of readline that write to the screen by themselves.
enum DisplayCommands {
  static let clearScreen: ReadlineBindings.Command = { _, _ in
    currentInput?.display.clearScreen(withHistory: false)
    return 0
  }

  static let clearDisplay: ReadlineBindings.Command = { _, _ in
    currentInput?.display.clearScreen(withHistory: true)
    return 0
  }

  static let refreshLine: ReadlineBindings.Command = { _, _ in
    currentInput?.printing {}
    return 0
  }

  static let dumpFunctions: ReadlineBindings.Command = { count, key in
    DisplayCommands.printing { rl_dump_functions(count, key) }
  }
  static let dumpMacros: ReadlineBindings.Command = { count, key in
    DisplayCommands.printing { rl_dump_macros(count, key) }
  }
  static let dumpVariables: ReadlineBindings.Command = { count, key in
    DisplayCommands.printing { rl_dump_variables(count, key) }
  }
  static let printMacro: ReadlineBindings.Command = { count, key in
    DisplayCommands.printing { rl_print_last_kbd_macro(count, key) }
  }

  private static func printing(_ command: () -> Int32) -> Int32 {
    var status: Int32 = 0
    currentInput?.printing {
      status = command()
      crl_flush()
    }
    return status
  }
}
