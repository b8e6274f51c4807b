extension Array { var what: String { "any" } }
extension Array where Element == Int { var what: String { "ints" } }
extension Array where Element: Comparable { var kind: String { "comparable" } }
extension Array { var kind: String { "plain" } }
print([1].what, ["a"].what, [1].kind, [print].kind)
extension Collection { var desc: String { "c" } }
extension Collection where Element == Int { var desc: String { "ci" } }
print([1].desc, ["a"].desc, Set([1]).desc)
