struct Version: Comparable {
//     ^ error: type 'Version' does not conform to protocol 'Comparable'
  let major: Int
  static func < (left: Version, right: Version) {}
}
struct Plain: Equatable {
  let number: Int
  static func == (left: Plain, right: Plain) {}
}
