@propertyWrapper
struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  private(set) var projectedValue = false
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set {
      projectedValue = !range.contains(newValue)
      value = min(max(newValue, range.lowerBound), range.upperBound)
    }
  }
}
struct Player { @Clamped(0...100) var health = 150 }
var player = Player()
print(player.health, player.$health)
player.health = -5
print(player.health, player.$health)
