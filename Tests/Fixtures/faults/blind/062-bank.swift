enum BankError: Error {
    case insufficientFunds(needed: Double)
    case frozen
}

final class Bank {
    private var balances: [String: Double] = ["ann": 10]

    func withdraw(_ amount: Double, from name: String) throws {
        guard let balance = balances[name] else { throw BankError.unknownAccount }
//                                                                ^ error: type 'BankError' has no member 'unknownAccount'
        if balance < amount {
            throw BankError.insufficientFunds(amount - balance)
//                                            ^ error: missing argument label 'needed:' in call
        }
        balances[name] = balance - amount
    }
}

let bank = Bank()
do {
    try bank.withdraw(50, from: "ann")
} catch BankError.insufficientFunds(let needed) {
    print("needs \(needed)")
} catch {
    print("other \(error.code)")
//                       ^ error: value of type 'any Error' has no member 'code'
}
