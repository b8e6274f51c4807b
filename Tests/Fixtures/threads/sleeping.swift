// ends: slept true
import Foundation

// Sleeping holds up the queue that sleeps and no other.
let queue = DispatchQueue(label: "work")
queue.async {
  Thread.sleep(forTimeInterval: 0.02)
  DispatchQueue.main.async { print("slept", Thread.current.isMainThread) }
}
DispatchQueue.main.async { print("at once") }
