import CReadline

/// Ctrl-X Ctrl-E, and `v` in vi's command mode: the text that is being typed is edited by another program.
enum EditorCommand {
  static func install() {
    rl_add_defun("edit-in-editor", edit, -1)
    crl_bind_instead_of(nil, "\\C-x\\C-e", edit)
    crl_bind_movement("v", edit)
  }

  private static let edit: ReadlineBindings.Command = { _, _ in
    guard let input = currentInput, !input.isAsking else { return rl_ding() }
    input.endLineForEditor()
    return 0
  }
}
