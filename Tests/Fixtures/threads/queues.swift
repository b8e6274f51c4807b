// ends: done true
import Foundation
final class Counter { var value = 0; var names: [String] = []; var table: [Int: String] = [:]; weak var other: Counter?; lazy var made = names.count }
struct Point { var x = 0; var y = 0 }
var total = 0
var list: [Int] = []
var text = ""
var point = Point()
let counter = Counter()
counter.other = counter
var closure: () -> Int = { 0 }
let group = DispatchGroup()
for n in 0..<8 {
  DispatchQueue.global().async(group: group) {
    for i in 0..<200 {
      total += 1
      list.append(i)
      text += "x"
      point.x += 1
      point = Point(x: i, y: n)
      counter.value += 1
      counter.names.append("n\(i)")
      counter.table[i] = "v\(n)"
      counter.other = i % 2 == 0 ? counter : nil
      _ = counter.other?.value
      _ = counter.made
      closure = { i + n }
      _ = closure()
      if list.count > 50 { list = [] ; counter.names = [] }
      if text.count > 50 { text = "" }
    }
  }
}
group.wait()
print("done", total > 0)
