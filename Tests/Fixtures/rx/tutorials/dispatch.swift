import Foundation
import RxSwift

print("1")
DispatchQueue.main.async {
  print("2")
  DispatchQueue.main.async { print("3") }
}
let queue = DispatchQueue(label: "work")
var results: [Int] = []
queue.sync { results.append(1) }
print(results)
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { print("later") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { print("sooner") }
print("end")
