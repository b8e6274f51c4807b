enum Payment {
    case cash(Double)
    case card(number: String, amount: Double)
    case voucher(code: String)
    case refund
}

func describe(_ payment: Payment) -> String {
    switch payment {
//  ^ error: switch must be exhaustive
    case .cash(let amount):
        return "cash \(amount)"
    case .card(let number, let amount):
        return "card \(number.suffix(4)) \(amount)"
    case .voucher(let code):
        return "voucher " + code
    }
}

let payments: [Payment] = [.cash(3), .card(number: "1234567", amount: 9.5), .refund]
payments.map(describe).forEach { print($0) }
