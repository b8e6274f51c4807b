// An operator between two types stands beside the one that Swift writes for values of one type.
indirect enum Node: Equatable {
  case text(String), list([Node])
  static func == (left: Node, right: String) -> Bool { left == .text(right) }
}
let list = Node.list([.text("a"), .text("b")])
print(list == .list([.text("a"), .text("b")]), list != .text("a"), Node.text("x") == "x", [list].contains(list))

struct Version: Hashable, Comparable {
  var major: Int
  static func == (left: Version, right: Int) -> Bool { left.major == right }
  static func < (left: Version, right: Version) -> Bool { left.major < right.major }
  static func < (left: Version, right: Int) -> Bool { left.major < right }
}
let versions = [Version(major: 2), Version(major: 1), Version(major: 2)]
print(versions[0] == versions[2], versions[1] == 1, versions[1] < 2, versions.sorted().map(\.major))
print(Set(versions).count, versions.firstIndex(of: Version(major: 1)) ?? -1, versions[0] > versions[1], versions.max()! == 2)
