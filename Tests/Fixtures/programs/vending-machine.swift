// A machine as a scan over its inputs, its outputs matched by patterns of one's own.
import RxSwift
import RxRelay

// Vending machine: generics over enums, pattern matching, custom pattern operators
enum Coin: Int, CaseIterable, Comparable { case five = 5, ten = 10, twenty = 20, fifty = 50
    static func < (a: Coin, b: Coin) -> Bool { a.rawValue < b.rawValue }
    init?(cents: Int) { self.init(rawValue: cents) } }
enum Drink: String, CaseIterable { case cola, water, tea
    var price: Int { switch self { case .cola: 65; case .water: 40; case .tea: 55 } } }
enum Input { case insert(Coin), select(Drink), cancel, service(restock: [Drink: Int]) }
enum Output: Equatable { case dispense(Drink, change: [Coin]), reject(Reason), refund([Coin]), display(String)
    enum Reason: Equatable { case soldOut(Drink), insufficient(missing: Int), noChange } }
extension Output.Reason: CustomStringConvertible {
    var description: String {
        switch self {
        case .soldOut(let d): return "\(d.rawValue.capitalized) is sold out"
        case .insufficient(missing: let m) where m > 20: return "insert much more (\(m))"
        case .insufficient(let m): return "insert \(m) more"
        case .noChange: return "no change"
        }
    }
}
func ~= (pattern: Drink, value: Output) -> Bool { if case .dispense(pattern, _) = value { return true }; return false }
struct Machine {
    var inserted: [Coin] = []
    var bank: [Coin: Int] = Dictionary(uniqueKeysWithValues: Coin.allCases.map { ($0, 1) })
    var stock: [Drink: Int] = [.cola: 1, .water: 2]
    var credit: Int { inserted.map(\.rawValue).reduce(0, +) }
    func change(for amount: Int) -> [Coin]? {
        var rest = amount, available = bank, out: [Coin] = []
        for coin in Coin.allCases.sorted(by: >) {
            while rest >= coin.rawValue, available[coin, default: 0] > 0 {
                rest -= coin.rawValue
                available[coin]! -= 1
                out.append(coin)
            }
        }
        return rest == 0 ? out : nil
    }
    mutating func handle(_ input: Input) -> [Output] {
        switch (input, credit) {
        case (.insert(let coin), let credit):
            inserted.append(coin)
            bank[coin, default: 0] += 1
            return [.display("credit \(credit + coin.rawValue)")]
        case (.select(let drink), _) where stock[drink, default: 0] == 0: return [.reject(.soldOut(drink))]
        case let (.select(drink), credit) where credit < drink.price: return [.reject(.insufficient(missing: drink.price - credit))]
        case let (.select(drink), credit):
            guard let coins = change(for: credit - drink.price) else { return [.reject(.noChange)] }
            coins.forEach { bank[$0]! -= 1 }
            stock[drink]! -= 1
            inserted = []
            return [.dispense(drink, change: coins), .display("thanks")]
        case (.cancel, 0): return []
        case (.cancel, _):
            defer { inserted.removeAll() }
            inserted.forEach { bank[$0]! -= 1 }
            return [.refund(inserted.sorted())]
        case (.service(let drinks), _):
            stock.merge(drinks, uniquingKeysWith: +)
            return [.display("restocked " + drinks.keys.map(\.rawValue).sorted().joined(separator: ","))]
        }
    }
}
let bag = DisposeBag()
let inputs = PublishRelay<Input>()
let outputs = inputs
    .scan((machine: Machine(), outputs: [Output]())) { state, input in
        var machine = state.machine
        let outputs = machine.handle(input)
        return (machine, outputs)
    }
    .concatMap { Observable.from($0.outputs) }
    .share()
outputs.subscribe(onNext: { output in
    switch output {
    case .water: print("💧 (pattern)")
    case .dispense(let d, let c) where c.isEmpty: print("dispense \(d)")
    case .dispense(let d, change: let c): print("dispense \(d), change \(c.map(\.rawValue))")
    case .reject(let r): print("✗ \(r)")
    case .refund(let c): print("refund", c)
    case .display(let s): print("[\(s)]")
    }
}).disposed(by: bag)
let sold = outputs.compactMap { o -> Drink? in guard case .dispense(let d, _) = o else { return nil }; return d }
sold.scan(into: [Drink: Int]()) { $0[$1, default: 0] += 1 }.map { $0.map { "\($0.rawValue)×\($1)" }.sorted() }.subscribe(onNext: { print("sold", $0) }).disposed(by: bag)
let cents = [50, 20, 7, 5]
cents.compactMap(Coin.init(cents:)).map(Input.insert).forEach(inputs.accept)
[.select(.tea), .select(.cola), .select(.cola), .insert(.ten), .select(.water), .insert(.fifty), .select(.water), .cancel, .insert(.twenty), .cancel].forEach(inputs.accept(_:))
inputs.accept(.service(restock: [.tea: 3, .cola: 1]))
for drink in Drink.allCases { inputs.accept(.insert(.fifty)); inputs.accept(.select(drink)) }
