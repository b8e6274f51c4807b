// ends: locked
import Foundation
let l = NSLock()
let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async { l.lock(); print("bg"); Thread.sleep(forTimeInterval: 0.3); l.unlock(); done.signal() }
Thread.sleep(forTimeInterval: 0.1); l.lock(); print("got"); l.unlock()
done.wait()
let r = NSRecursiveLock()
r.lock(); r.lock(); print("twice"); r.unlock(); r.unlock()
print(l.try()); print(l.try()); l.unlock()
print(l.withLock { 3 })
final class Counter { private let lock = NSLock(); private var n = 0; func inc() -> Int { lock.lock(); defer { lock.unlock() }; n += 1; return n } }
let c = Counter(); print(c.inc(), c.inc())
let cond = NSCondition(); var ready = false
DispatchQueue.global().async { cond.lock(); ready = true; cond.signal(); cond.unlock() }
cond.lock(); while !ready { cond.wait() }; cond.unlock(); print("ready", ready)
func use(_ l: NSLocking) { l.lock(); print("locked"); l.unlock() }
use(l)
