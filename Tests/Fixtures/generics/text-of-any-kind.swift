// A text joined with what is known by StringProtocol alone, on either side.
func ending<S: StringProtocol>(_ s: S) -> String { s + "x" }
func joined(_ s: some StringProtocol) -> String { s.split(separator: "_").reduce("") { $0 + $1 } }
func sets(_ s: [Set<Character>]) -> String { s.reduce("") { r, x in r + x } }
func characters(_ s: [[Character]]) -> String { s.reduce("") { r, x in r + x } }
func parts<S: StringProtocol>(_ s: S.SubSequence, _ t: S) {
  let y = "x"
  let after = s + y
  print(after, type(of: after), y + s, t + y)
}
print(ending("b"), joined("a_b"), sets([["q"], []]), characters([["a", "b"], ["c"]]))
parts("c".prefix(1), "d")
