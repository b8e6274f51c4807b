// An initializer does not fail for a 'false' that another call left behind.
final class Part {
  let name: String
  init?(_ name: String, _ isThere: Bool) { self.name = name; if !isThere { return nil } }
  func next() -> Part { self }
}
final class Whole { let part: Part?; init(_ part: Part?) { self.part = part } }
func test() {
  let list = [Whole(nil)]
  for _ in list.filter({ $0.part == nil }) {
    print((Part("none", false)?.next())?.name ?? "nil")
    print(list.contains { $0 === Whole(Part("there", true)) }, Part("there", true) != nil)
    print(list.map { _ in Whole(Part("there", true)).part?.name ?? "lost" })
  }
}
test()
