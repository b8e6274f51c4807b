// Actor state machines: observers, lazy properties, optional actors, inout to own state, defer, guard, nested functions, closures.
actor Elevator {
  enum Direction { case up, down, idle }
  private(set) var floor = 0 { didSet { trace.append("\(oldValue)>\(floor)") } }
  private(set) var direction = Direction.idle
  private var queue: [Int] = []
  private(set) var trace: [String] = []
  lazy var capacity: Int = { trace.append("capacity"); return 8 }()
  weak var observer: Observer?
  let floors: ClosedRange<Int>
  init?(floors: ClosedRange<Int>) {
    guard floors.contains(0) else { return nil }
    self.floors = floors
  }
  func request(_ floor: Int) -> Bool {
    guard floors.contains(floor), !queue.contains(floor) else { return false }
    func insert(_ list: inout [Int]) { list.append(floor); list.sort() }
    insert(&queue)
    return true
  }
  func run() async {
    defer { direction = .idle }
    while let target = queue.first {
      queue.removeFirst()
      direction = target > floor ? .up : .down
      while floor != target {
        floor += direction == .up ? 1 : -1
        await Task.yield()
      }
      await observer?.arrived(at: floor)
    }
  }
  func doubled() -> [String] { trace.map { "\($0)/\(floor)" } }
  var isIdle: Bool { get { direction == .idle } }
  func reset(keepingTrace: Bool = false) {
    floor = 0
    if !keepingTrace { trace.removeAll() }
  }
}
actor Observer {
  private(set) var seen: [Int] = []
  func arrived(at floor: Int) { seen.append(floor) }
}
print(Elevator(floors: 1...4) == nil)
let elevator = Elevator(floors: -1...6)!
let observer = Observer()
extension Elevator { func observe(_ observer: Observer) { self.observer = observer } }
await elevator.observe(observer)
print(await elevator.request(3), await elevator.request(9), await elevator.request(1), await elevator.request(3))
async let running: Void = elevator.run()
await running
print(await elevator.request(-1))
await elevator.run()
print(await elevator.trace, await observer.seen, await elevator.isIdle)
print(await elevator.capacity, await elevator.trace.last ?? "")
await elevator.reset(keepingTrace: true)
print(await elevator.doubled().suffix(2))
let maybe: Elevator? = nil
print(await maybe?.floor ?? -99, await maybe?.request(1) as Any)
