/// Form in which `--check` writes its diagnostics.
package enum CheckFormat: String, Sendable, CaseIterable {
  /// `file:line:column: severity: message` on standard error, as vim's quickfix list and compilers have it.
  case lines
  /// JSON with one object in each line, on standard output.
  case json
  /// A SARIF 2.1.0 document, on standard output.
  case sarif
  /// Workflow commands of GitHub Actions, on standard output.
  case github
}
