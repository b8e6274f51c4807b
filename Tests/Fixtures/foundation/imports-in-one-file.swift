// Names of Swift's own library need no import where a file has others.
import Dispatch

struct Item: Codable, Hashable, Identifiable { let id: Int }
enum Failure: Error { case failed }
let semaphore = DispatchSemaphore(value: 1)
semaphore.wait()
semaphore.signal()
print([3, 1, 2].sorted(), max(1, 2), zip([1], ["a"]).map { $0.1 }, Item(id: 1), Result<Int, Failure>.failure(.failed))
print("a,b".split(separator: ","), stride(from: 0, to: 4, by: 2).map { $0 }, DispatchTimeInterval.seconds(1) == .milliseconds(1000))
