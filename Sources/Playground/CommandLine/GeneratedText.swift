/// A text for other programs that `--generate` prints.
package enum GeneratedText: String, CaseIterable, Sendable {
  case man, bash, zsh, fish

  package var text: String {
    switch self {
    case .man: ManualPage.text
    case .bash: ShellCompletion.bash
    case .zsh: ShellCompletion.zsh
    case .fish: ShellCompletion.fish
    }
  }
}
