final class Account {
    private var balance = 0.0
    fileprivate let owner: String
    private(set) var history: [Double] = []

    init(owner: String) {
        self.owner = owner
    }

    func deposit(_ amount: Double) {
        balance += amount
        history.append(amount)
    }
    private func audit() { print("audit") }
}

let account = Account(owner: "Kim")
account.deposit(10)
print(account.owner, account.balance)
//                           ^ error: 'balance' is inaccessible due to 'private' protection level
account.history.append(3)
//              ^ error: cannot use mutating member on immutable value: 'history' setter is inaccessible
account.audit()
//      ^ error: 'audit' is inaccessible due to 'private' protection level
