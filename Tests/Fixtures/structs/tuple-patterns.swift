struct Size {
  let (width, height): (Int, Int)
  var label = "-"
  static let (small, large) = (1, 100)
}
print(Size(width: 2, height: 3), Size(width: 1, height: 1, label: "dot"), Size.small + Size.large)

struct Origin: Equatable {
  var ((x, y), name) = ((0, 0), "origin")
}
print(Origin(), Origin(x: 1, y: 2, name: "there") == Origin())

struct Double_ {
  let (once, twice): (Int, Int)
  init(_ n: Int) { (once, twice) = (n, n * 2) }
}
print(Double_(4))

final class Made {
  static var (first, second) = {
    print("made once"); return ("a", "b")
  }()
  var (left, _): (Int, Int) = (7, 8)
}
print(Made.first, Made.second, Made().left)
