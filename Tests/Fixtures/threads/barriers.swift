// ends: 50 50
// Readers beside one another and writers alone, on a concurrent queue with barriers.
import Foundation

let queue = DispatchQueue(label: "store", attributes: .concurrent)
var store: [String: [Int]] = [:]
let group = DispatchGroup()
for n in 0..<50 {
  queue.async(group: group, flags: .barrier) { store["k\(n % 5)", default: []].append(n) }
  queue.async(group: group) { _ = store.values.map(\.count).reduce(0, +) }
}
group.wait()
let total = queue.sync { store.values.reduce(0) { $0 + $1.count } }
print(total, Set(store.values.flatMap { $0 }).count)
