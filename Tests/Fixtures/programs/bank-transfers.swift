// Transfers one after the other, undone where they cannot be.
import Foundation
import RxSwift
import RxCocoa

enum Currency: String, CaseIterable, Codable { case eur = "EUR", usd = "USD"
    var symbol: Character { self == .eur ? "€" : "$" } }
struct Money: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    var cents: Int; var currency: Currency = .eur
    init(integerLiteral value: Int) { cents = value * 100 }
    init(cents: Int, _ currency: Currency = .eur) { self.cents = cents; self.currency = currency }
    static func < (l: Money, r: Money) -> Bool { l.cents < r.cents }
    static func + (l: Self, r: Self) -> Self { .init(cents: l.cents + r.cents, l.currency) }
    static func - (l: Self, r: Self) -> Self { .init(cents: l.cents - r.cents, l.currency) }
    static prefix func - (m: Self) -> Self { .init(cents: -m.cents, m.currency) }
    static func += (l: inout Self, r: Self) { l = l + r }
    var description: String { "\(cents < 0 ? "-" : "")\(currency.symbol)\(abs(cents) / 100).\(String(format: "%02d", abs(cents) % 100))" }
}
enum BankError: Error { case insufficientFunds(missing: Money), frozen, sameAccount }
class Account: Hashable {
    let iban: String
    fileprivate let balanceRelay: BehaviorRelay<Money>
    fileprivate let frozen = BehaviorRelay(value: false)
    var balance: Driver<Money> { balanceRelay.asDriver() }
    init(_ iban: String, _ opening: Money = 0) { self.iban = iban; balanceRelay = .init(value: opening) }
    static func == (l: Account, r: Account) -> Bool { l === r }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    fileprivate func change(by m: Money) throws {
        guard !frozen.value else { throw BankError.frozen }
        let next = balanceRelay.value + m
        guard next >= 0 else { throw BankError.insufficientFunds(missing: -next) }
        balanceRelay.accept(next)
    }
}
final class Bank {
    struct Transfer { let from, to: Account; let amount: Money }
    private(set) var ledger: [Transfer] = []
    private let queue = PublishRelay<(Transfer, (Result<Void, Error>) -> Void)>()
    private let bag = DisposeBag()
    init() {
        queue.concatMap { [unowned self] transfer, reply -> Observable<Never> in
            self.perform(transfer)
                .do(onError: { reply(.failure($0)) }, onCompleted: { reply(.success(())) })
                .catch { _ in Completable.empty() }
                .asObservable()
        }.subscribe().disposed(by: bag)
    }
    private func perform(_ t: Transfer) -> Completable {
        .create { [weak self] done in
            do {
                if t.from === t.to { throw BankError.sameAccount }
                try t.from.change(by: -t.amount)
                do { try t.to.change(by: t.amount) } catch { try t.from.change(by: t.amount); throw error }
                self?.ledger.append(t)
                done(.completed)
            } catch { done(.error(error)) }
            return Disposables.create()
        }
    }
    func transfer(_ amount: Money, from: Account, to: Account) -> Completable {
        Completable.create { [queue] done in
            queue.accept((Transfer(from: from, to: to, amount: amount), { result in
                switch result {
                case .success: done(.completed)
                case .failure(let e): done(.error(e))
                }
            }))
            return Disposables.create()
        }
    }
}
let bag = DisposeBag()
let bank = Bank()
let ann = Account("A", 100), bob = Account("B"), zoe = Account("Z", Money(cents: 50))
Driver.combineLatest([ann, bob, zoe].map(\.balance)).map { $0.reduce(0, +) }.distinctUntilChanged().drive(onNext: { print("total", $0) }).disposed(by: bag)
ann.balance.scan((last: Money?.none, delta: Money?.none)) { s, m in (m, s.last.map { m - $0 }) }
    .compactMap { $0.delta }
    .drive(onNext: { print("ann", $0 < 0 ? "paid \(-$0)" : "received \($0)") }).disposed(by: bag)
bank.transfer(30, from: ann, to: bob).andThen(bank.transfer(50, from: bob, to: zoe))
    .subscribe(onCompleted: { print("done") }, onError: { error in
        guard case BankError.insufficientFunds(let missing) = error else { return print("other", error) }
        print("missing", missing)
    }).disposed(by: bag)
zoe.frozen.accept(true)
bank.transfer(10, from: ann, to: zoe).subscribe(onError: { print($0) }).disposed(by: bag)
zoe.frozen.accept(false)
bank.transfer(Money(cents: 1), from: ann, to: ann).subscribe { print($0) }.disposed(by: bag)
Observable.from([(ann, zoe), (zoe, bob), (bob, ann)]).concatMap { a, b in bank.transfer(5, from: a, to: b) }.subscribe { print("round:", $0) }.disposed(by: bag)
for a in [ann, bob, zoe] { print(a.iban, a.balanceRelay.value) }
print(bank.ledger.map { "\($0.from.iban)→\($0.to.iban) \($0.amount)" })
print(Dictionary(grouping: bank.ledger, by: \.from).map { "\($0.iban): \($1.map(\.amount).max()!)" }.sorted())
