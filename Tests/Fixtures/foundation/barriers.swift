// Barriers on a concurrent queue, what hangs on queues, and loops side by side.
import Dispatch
import Foundation

final class Shared<Value> {
  private var value: Value
  private let queue = DispatchQueue(label: "shared", attributes: .concurrent)
  init(_ value: Value) { self.value = value }
  var current: Value { queue.sync { value } }
  func change(_ body: @escaping (inout Value) -> Void) { queue.async(flags: .barrier) { body(&self.value) } }
}
let sum = Shared(0)
DispatchQueue.concurrentPerform(iterations: 10) { index in sum.change { $0 += index } }
print("sum", sum.current)
let list = Shared<[Int]>([])
for number in 1...3 { list.change { $0.append(number) } }
print(list.current)

let key = DispatchSpecificKey<String>()
let serial = DispatchQueue(label: "serial")
serial.setSpecific(key: key, value: "here")
print(DispatchQueue.getSpecific(key: key) ?? "none", serial.sync { DispatchQueue.getSpecific(key: key) ?? "none" }, serial.getSpecific(key: key) ?? "none")

let timer = DispatchSource.makeTimerSource(queue: serial)
let done = DispatchSemaphore(value: 0)
var count = 0
timer.schedule(deadline: .now() + .milliseconds(5), repeating: .milliseconds(5))
timer.setEventHandler {
  count += 1
  if count == 3 { timer.cancel() }
}
timer.setCancelHandler { done.signal() }
timer.resume()
done.wait()
print(count, timer.isCancelled)
