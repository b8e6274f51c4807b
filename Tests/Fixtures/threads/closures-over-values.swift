// ends: 8000 8
// Escaping closures that capture variables of their scope, each scope's run on a queue of its own, structs copied between.
import Foundation

struct Counter { var n = 0; var parts: [Int] = []; mutating func tick() { n += 1; if n % 100 == 0 { parts.append(n) } } }
func make() -> (tick: () -> Void, read: () -> Counter) {
  var counter = Counter()
  return ({ counter.tick() }, { counter })
}
let pairs = (0..<8).map { _ in make() }
let group = DispatchGroup()
for (index, pair) in pairs.enumerated() {
  DispatchQueue(label: "c\(index)").async(group: group) { for _ in 0..<1000 { pair.tick() } }
}
group.wait()
print(pairs.map { $0.read().n }.reduce(0, +), pairs.filter { $0.read().parts.count == 10 }.count)
