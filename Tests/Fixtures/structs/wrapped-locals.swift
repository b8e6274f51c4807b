// Property wrappers among statements, around one another, with observers, with a getter that changes them.
@propertyWrapper
struct Clamped {
  let range: ClosedRange<Int>
  private var inner = 0
  var projectedValue: String { "\(range)" }
  var wrappedValue: Int {
    get { inner }
    set { inner = newValue < range.lowerBound ? range.lowerBound : Swift.min(newValue, range.upperBound) }
  }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    self.wrappedValue = wrappedValue
  }
}
@propertyWrapper
struct Counted<Value> {
  var wrappedValue: Value { didSet { writes += 1 } }
  private(set) var writes = 0
  var projectedValue: Int { writes }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
enum Late<T> {
  case waiting(() -> T)
  case made(T)
  init(wrappedValue: @autoclosure @escaping () -> T) { self = .waiting(wrappedValue) }
  var wrappedValue: T {
    mutating get {
      if case .made(let value) = self { return value }
      guard case .waiting(let make) = self else { fatalError() }
      let value = make()
      self = .made(value)
      return value
    }
    set { self = .made(newValue) }
  }
}
func compute() -> Int {
  print("computing")
  return 42
}
struct Player {
  @Clamped(0...100) var health = 150
  @Counted @Clamped(0...10) var level = 7
  @Late var secret = compute()
  @Clamped(0...5) var lives = 3 {
    didSet { print("lives \(oldValue) -> \(lives)") }
  }
}

var player = Player()
player.health -= 250
player.level += 9
player.level -= 1
print(player.health, player.$health, player.level, player.$level)
print(player.secret, player.secret)
player.secret = 7
player.lives += 9
print(player.secret, player.lives)
func local() {
  @Clamped(1...3) var x = 10
  @Counted var name = "a"
  print(x, $x, terminator: " ")
  x = -4
  name += "b"
  let read = { x }
  print(x, name, $name, read())
}
local()
