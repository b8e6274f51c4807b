// Every hashable value can be cast to `AnyHashable`, under which it is equal to others of its type.
enum Orientation { case portrait, square }
struct Photo { var width = 1, name = "tower", orientation = Orientation.portrait }
let values: [Any] = [3, "text", Orientation.square, [1, 2], { 1 }]
print(values.map { $0 is AnyHashable })
print(values.compactMap { $0 as? AnyHashable }.count, (values[0] as! AnyHashable) == AnyHashable(3))
let wanted: [PartialKeyPath<Photo>: AnyHashable] = [\.width: 1, \.orientation: Orientation.portrait]
func matches(_ photo: Photo) -> Bool {
  wanted.allSatisfy { (photo[keyPath: $0.key] as? AnyHashable) == $0.value }
}
print(matches(Photo()), matches(Photo(width: 2)), matches(Photo(name: "cat")))
if let key = values[1] as? AnyHashable { print([key: 1]["text"] ?? 0, key as? Int ?? -1, key as? String ?? "none") }
