import Foundation

let queue = OperationQueue()
print(queue.qualityOfService == .default, queue.qualityOfService.rawValue)
queue.qualityOfService = .utility
print(queue.qualityOfService == .utility, queue.qualityOfService.rawValue)
let work = BlockOperation { print("worked") }
print(work.qualityOfService == .default)
work.qualityOfService = .userInitiated
work.queuePriority = .veryHigh
print(work.qualityOfService.rawValue, work.queuePriority.rawValue, work.queuePriority == .veryHigh)
queue.addOperation(work)
queue.waitUntilAllOperationsAreFinished()
