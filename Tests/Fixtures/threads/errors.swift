// ends: caught 120
// Errors thrown and caught on many threads, retries, generics, enums with payloads and protocols shared by all.
import Foundation
import RxSwift

enum Trouble: Error { case odd(Int), three }
protocol Check { func check(_ n: Int) throws -> Int }
struct Odd: Check { func check(_ n: Int) throws -> Int { if n % 2 == 1 { throw Trouble.odd(n) }; return n } }
struct Three: Check { func check(_ n: Int) throws -> Int { if n % 3 == 0 { throw Trouble.three }; return n } }
func all<T: Check>(_ checks: [T], _ n: Int) throws -> Int { try checks.reduce(n) { try $1.check($0) } }
let checks: [any Check] = [Odd(), Three()]
let lock = NSRecursiveLock()
var caught = 0
func note(_ error: Error) {
  lock.lock(); defer { lock.unlock() }
  switch error {
  case Trouble.odd(let n) where n > 0: caught += 1
  case Trouble.three: caught += 1
  default: break
  }
}
let group = DispatchGroup()
let pool = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
for q in 0..<4 {
  DispatchQueue.global().async(group: group) {
    for n in 0..<30 {
      do { _ = try all([Odd()], n * 2 + 1) } catch { note(error) }
      _ = try? checks.reduce(q) { try $1.check($0) }
      let attempts = Observable<Int>.deferred { Observable.just(n).map { try all([Three(), Three()], $0) } }.retry(2).catchAndReturn(-1)
      _ = attempts.subscribe(on: pool).subscribe(onNext: { _ in })
    }
  }
}
group.notify(queue: .main) {
  lock.lock()
  print("caught", caught)
  lock.unlock()
}
