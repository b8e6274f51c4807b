// A function of the library is found in a type nested in one that conforms to a protocol of the library.
final class Folder: Sequence {
  var names: [String] = ["b", "a"]
  func makeIterator() -> IndexingIterator<[String]> { names.makeIterator() }

  struct Permissions: OptionSet, CustomStringConvertible {
    let rawValue: Int
    static let read = Permissions(rawValue: 4), write = Permissions(rawValue: 2)
    var description: String {
      zip("rw", [Self.read, .write]).map { contains($1) ? String($0) : "-" }.joined()
    }
  }
}
print(Folder.Permissions.read, [.read, .write] as Folder.Permissions, Folder().sorted())
