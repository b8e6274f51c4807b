// Operations: of the program's classes, with dependencies, cancelled, ending later; queues that wait for them.
import Foundation

final class Shout: Operation, @unchecked Sendable {
  let text: String
  private(set) var output: String?
  init(_ text: String) {
    self.text = text
    super.init()
  }
  override func main() {
    guard !isCancelled else { return }
    output = text.uppercased()
  }
}
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
let (first, second, third) = (Shout("first"), Shout("second"), Shout("third"))
let report = BlockOperation { print("report", [first, second, third].map { $0.output ?? "-" }) }
third.cancel()
for operation in [first, second, third] { report.addDependency(operation) }
second.addDependency(first)
first.name = "one"
queue.addOperations([report, second, first, third], waitUntilFinished: true)
// Threads that wait for an operation may be woken before its queue has removed it from its list.
queue.waitUntilAllOperationsAreFinished()
print(report.isFinished, third.isCancelled, queue.operationCount, report.dependencies.count, first.name ?? "")

class Later: Operation, @unchecked Sendable {
  private var state = "ready" {
    willSet { willChangeValue(forKey: "is" + newValue.capitalized) }
    didSet { didChangeValue(forKey: "is" + state.capitalized) }
  }
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { state == "executing" }
  override var isFinished: Bool { state == "finished" }
  override func start() {
    if isCancelled {
      state = "finished"
      return
    }
    state = "executing"
    print("began")
    DispatchQueue.global().async { [self] in
      print("ends")
      state = "finished"
    }
  }
}
let later = Later()
let after = BlockOperation { print("after", later.isFinished) }
after.addDependency(later)
after.addExecutionBlock { print("second block") }
queue.isSuspended = true
queue.addOperation(after)
queue.addOperation(later)
print("suspended", queue.operationCount)
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
queue.addOperation { print("block") }
// A queue that waits for all its operations may go on before its barrier has run.
let passed = DispatchSemaphore(value: 0)
queue.addBarrierBlock {
  print("barrier")
  passed.signal()
}
passed.wait()
let alone = Shout("alone")
alone.start()
print(alone.output ?? "-", alone.isFinished)
