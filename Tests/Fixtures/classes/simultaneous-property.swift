// oracle: fails
// A property that is being changed is used by what changes it.
final class Counter {
  var values = [1, 2, 3]
  func add(_ extra: inout [Int]) { extra.append(values.count) }
  func prune() { values.removeAll { $0 > values.count } }
}
let counter = Counter()
var other = [0]
counter.add(&other)
print(other)
counter.prune()
print("not reached")
