import Testing

@testable import SyntaxTree

@Suite("the captures of a regular expression are read from its groups")
struct RegexCapturesTests {
  /// Names of the captures, `_` without one, with a question mark where they are optional.
  private func captures(_ pattern: String, isExtended: Bool = false) -> String {
    RegexCaptures(pattern, isExtended: isExtended).all.map { ($0.name ?? "_") + ($0.isOptional ? "?" : "") }
      .joined(separator: " ")
  }

  @Test(
    "groups that capture",
    arguments: [
      ("a", ""), ("(a)", "_"), ("(?<n>a)(?P<m>b)", "n m"), ("((a)(b))", "_ _ _"),
      ("(?:a)(?=b)(?!c)(?<=d)(?<!e)(?>f)", ""),
      ("(?i)(a)", "_"), ("(?i:(a))", "_"), ("(?#(a)(b)", "_"), ("\\((a)\\)", "_"), ("[(](a)[)]", "_"),
      ("[]()](a)", "_"),
      ("[a&&[(]](b)", "_"), ("\\Q(\\E(a)", "_"),
    ])
  func groups(_ pattern: String, _ expected: String) { #expect(captures(pattern) == expected) }

  @Test(
    "groups that may take no part in a match",
    arguments: [
      ("(a)?", "_?"), ("(a)*", "_?"), ("(a)+", "_"), ("(a){0,2}", "_?"), ("(a){,2}", "_?"), ("(a){1,2}", "_"),
      ("(a)|b", "_?"), ("(?:(a)|b)(c)", "_? _"), ("((a)|b)(c)", "_ _? _"), ("((a))?", "_? _?"), ("(?:(?:(a)))?", "_?"),
      ("(a)??", "_?"),
    ])
  func optional(_ pattern: String, _ expected: String) { #expect(captures(pattern) == expected) }

  @Test("comments of an extended pattern have no groups")
  func extended() {
    #expect(captures(" (a) # (b)\n (c)", isExtended: true) == "_ _")
    #expect(captures("(?x) (a) # (b)\n (c)") == "_ _")
    #expect(captures(" (a) # (b)\n (c)") == "_ _ _")
  }
}
