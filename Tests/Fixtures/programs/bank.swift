// Accounts with errors of their own, transfers as Singles and Completables, an audit log.
import Foundation
import RxSwift

typealias Cents = Int

enum BankError: Error, Equatable {
  case insufficientFunds(needed: Cents, available: Cents)
  case accountNotFound(String)
  case frozen
  case invalidAmount(Cents)
}

extension BankError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .insufficientFunds(let needed, let available):
      return "Insufficient funds: needed \(needed.money), available \(available.money)"
    case .accountNotFound(let id): return "No account '\(id)'"
    case .frozen: return "Account is frozen"
    case .invalidAmount(let amount): return "Invalid amount \(amount)"
    }
  }
}

extension Cents {
  var money: String {
    let whole = self / 100
    let rest = self % 100
    return "€\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}

final class Account {
  let id: String
  private(set) var balance: Cents {
    willSet { history.append(newValue - balance) }
    didSet { changes.onNext(balance) }
  }
  private(set) var history: [Cents] = []
  var isFrozen = false
  private let changes: BehaviorSubject<Cents>
  var balances: Observable<Cents> { changes.distinctUntilChanged() }

  init(id: String, balance: Cents = 0) {
    self.id = id
    self.balance = balance
    changes = BehaviorSubject(value: balance)
  }

  func deposit(_ amount: Cents) throws {
    guard amount > 0 else { throw BankError.invalidAmount(amount) }
    guard !isFrozen else { throw BankError.frozen }
    balance += amount
  }

  func withdraw(_ amount: Cents) throws -> Cents {
    if amount <= 0 { throw BankError.invalidAmount(amount) }
    if isFrozen { throw BankError.frozen }
    guard balance >= amount else {
      throw BankError.insufficientFunds(needed: amount, available: balance)
    }
    balance -= amount
    return amount
  }
}

final class Bank {
  private var accounts: [String: Account] = [:]
  let audit = PublishSubject<String>()

  @discardableResult
  func open(_ id: String, with balance: Cents = 0) -> Account {
    let account = Account(id: id, balance: balance)
    accounts[id] = account
    return account
  }

  func account(_ id: String) throws -> Account {
    guard let account = accounts[id] else { throw BankError.accountNotFound(id) }
    return account
  }

  func transfer(_ amount: Cents, from source: String, to target: String) -> Single<(from: Cents, to: Cents)> {
    return Single.create { [unowned self] single in
      do {
        defer { audit.onNext("transfer \(amount.money) \(source) → \(target)") }
        let from = try account(source)
        let to = try account(target)
        let taken = try from.withdraw(amount)
        do {
          try to.deposit(taken)
        } catch {
          try from.deposit(taken)
          throw error
        }
        single(.success((from: from.balance, to: to.balance)))
      } catch {
        single(.failure(error))
      }
      return Disposables.create()
    }
  }

  func close(_ id: String) -> Completable {
    Completable.create { observer in
      do {
        let account = try self.account(id)
        if account.balance > 0 { _ = try account.withdraw(account.balance) }
        self.accounts[id] = nil
        observer(.completed)
      } catch let error as BankError where error == .frozen {
        self.audit.onNext("refused to close frozen '\(id)'")
        observer(.error(error))
      } catch {
        observer(.error(error))
      }
      return Disposables.create()
    }
  }
}

let bank = Bank()
let bag = DisposeBag()
bank.audit.subscribe(onNext: { print("  audit: \($0)") }).disposed(by: bag)
let ann = bank.open("ann", with: 100_00)
let bob = bank.open("bob")
ann.balances.map { $0.money }.subscribe(onNext: { print("  ann has \($0)") }).disposed(by: bag)

func report(_ result: Result<(from: Cents, to: Cents), Error>) {
  switch result {
  case .success(let balances): print("ok: \(balances.from.money) / \(balances.to.money)")
  case .failure(let error as BankError): print("bank error: \(error.localizedDescription)")
  case .failure(let error): print("other error: \(error)")
  }
}

let transfers: [(Cents, String, String)] = [
  (25_50, "ann", "bob"), (1_000_00, "ann", "bob"), (10, "bob", "eve"), (-5, "bob", "ann"),
]
for (amount, from, to) in transfers {
  bank.transfer(amount, from: from, to: to).subscribe { report($0) }.disposed(by: bag)
}
bob.isFrozen = true
bank.transfer(1_00, from: "ann", to: "bob")
  .catch { error in
    print("rolled back:", error as? BankError == .frozen)
    return bank.transfer(2_00, from: "ann", to: "ann")
  }
  .subscribe { report($0) }
  .disposed(by: bag)
bank.close("bob").subscribe(onCompleted: { print("closed") }, onError: { print("not closed: \($0.localizedDescription)") })
  .disposed(by: bag)
bank.close("ann")
  .andThen(Single.deferred { .just(try bank.account("ann").balance) })
  .subscribe(onSuccess: { print($0) }, onFailure: { print("gone:", $0) })
  .disposed(by: bag)
print(ann.history)
