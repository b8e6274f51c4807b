struct Version: Comparable, CustomStringConvertible {
  let major, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  var description: String { "\(major).\(minor)" }
}
let list = [Version(major: 1, minor: 2), Version(major: 0, minor: 9), Version(major: 1, minor: 0)]
print(list.sorted(), list.max()!, list[0] >= list[2], list.min()!)
print(max(list[0], list[1]), (list[1]...list[0]).contains(list[2]))
