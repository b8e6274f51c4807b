// A closure that is called while one property of a struct changes uses the other ones.
struct Cabin {
  struct Plan {
    var floors = [0, 1, 2]
    var skipped = 1
  }
  private(set) var floor = 0
  var riding: [(to: Int, from: Int)] = [(0, 1), (1, 2), (0, 3)]
  var plan = Plan()
  var left = 0
  var seen: [Int] = [] { didSet { print("seen", seen) } }

  mutating func open() {
    riding.removeAll {
      guard $0.to == floor else { return false }
      left += 1
      return true
    }
    plan.floors.removeAll { $0 == plan.skipped }
    seen.append(contentsOf: riding.map { $0.from + left })
    riding.sort { $0.from + floor > $1.from + self.left }
    each(&plan.floors) { $0 + floor + riding.count }
  }
}
func each(_ numbers: inout [Int], _ change: (Int) -> Int) {
  for index in numbers.indices { numbers[index] = change(numbers[index]) }
}
var cabin = Cabin()
cabin.open()
print(cabin.riding.count, cabin.left, cabin.plan.floors)

func local() {
  var other = Cabin()
  other.riding.removeAll { $0.to == other.floor }
  other.plan.floors.removeAll { floor in other.riding.contains { $0.to == floor } }
  print(other.riding.count, other.plan.floors)
}
local()
func passed(_ cabin: inout Cabin) { cabin.riding.removeAll { $0.to != cabin.floor } }
passed(&cabin)
print(cabin.riding.count)
