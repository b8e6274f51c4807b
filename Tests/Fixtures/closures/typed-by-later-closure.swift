// A closure whose parameter is known only from a closure that stands behind it; members that what follows decides.
enum Status: Equatable { case queued, running(percent: Int), finished(result: String) }
func poll<T>(until isDone: @escaping (T) -> Bool, show: (T) -> String = { "\($0)" }, _ request: () -> T) -> [String] {
  var all: [String] = []
  while true {
    let value = request()
    all.append(show(value))
    if isDone(value) { return all }
  }
}
var n = 0
let seen = poll(until: { status in
  if case .finished = status { return true }
  return status == .queued && n > 9
}, show: { status in
  switch status {
  case .running(let percent): return "\(percent)%"
  default: return "\(status)"
  }
}) { () -> Status in
  n += 1
  return n < 2 ? .queued : n < 4 ? .running(percent: n * 25) : .finished(result: "ok")
}
print(seen)
func named(_ numbers: [Int]) -> [(String, Status)] {
  numbers.map { n in ("job \(n)", n > 2 ? .finished(result: "r\(n)") : .running(percent: n)) }.filter { $0.1 != .queued }
}
print(named([1, 3]))
let pairs: [(Int, Status?)] = [1, 2].map { ($0, $0 == 1 ? .queued : nil) }
print(pairs)
