// Subscripts of classes are overridden as methods are: the object decides, not the type it is seen through.
class Shelf {
  private var titles = ["one", "two"]
  subscript(index: Int) -> String {
    get { titles[index] }
    set { titles[index] = newValue }
  }
  subscript(name: String) -> Int? { titles.firstIndex(of: name) }
}

final class LoudShelf: Shelf {
  override subscript(index: Int) -> String {
    get { super[index].uppercased() }
    set { super[index] = newValue + "!" }
  }
}

class Ruler {
  subscript(step: Int) -> Int { step + 1 }
  func measure(_ step: Int) -> Int { self[step] * 100 }
}
class LongRuler: Ruler {
  override subscript(step: Int) -> Int { super[step] * 10 }
}
final class LongestRuler: LongRuler {
  override subscript(step: Int) -> Int { super[step] + 5 }
}

let shelf: Shelf = LoudShelf()
print(shelf[0], shelf["two"] ?? -1, LoudShelf()[1])
shelf[1] = "three"
print(shelf[1], shelf["three!"] ?? -1)
for ruler in [Ruler(), LongRuler(), LongestRuler()] { print(ruler[3], ruler.measure(1)) }
