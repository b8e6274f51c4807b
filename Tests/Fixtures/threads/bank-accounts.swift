// ends: 1000 0
// Transfers between accounts from many threads, each pair of accounts locked in one order.
import Foundation

final class Account {
  let id: Int
  private let lock = NSLock()
  private var balance: Int
  init(_ id: Int, balance: Int) { (self.id, self.balance) = (id, balance) }
  static func transfer(_ amount: Int, from source: Account, to target: Account) -> Bool {
    let (first, second) = source.id < target.id ? (source, target) : (target, source)
    first.lock.lock()
    second.lock.lock()
    defer { second.lock.unlock(); first.lock.unlock() }
    guard source.balance >= amount else { return false }
    source.balance -= amount
    target.balance += amount
    return true
  }
  var current: Int { lock.withLock { balance } }
}

let accounts = (0..<10).map { Account($0, balance: 100) }
var negative = 0
let counter = NSLock()
DispatchQueue.concurrentPerform(iterations: 200) { n in
  let (from, to) = (accounts[n % 10], accounts[(n * 7 + 3) % 10])
  if from !== to { _ = Account.transfer(n % 40, from: from, to: to) }
  if from.current < 0 { counter.withLock { negative += 1 } }
}
print(accounts.map(\.current).reduce(0, +), negative)
