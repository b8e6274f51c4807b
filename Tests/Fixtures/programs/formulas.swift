// Cells whose formulas are parsed and whose values follow each other.
import RxSwift
import Foundation

// A spreadsheet: cells as observables, formulas parsed by a small recursive descent parser
indirect enum Expr: CustomStringConvertible {
    case number(Double), ref(String), binary(Expr, Character, Expr), call(String, [Expr])
    var description: String {
        switch self {
        case .number(let d): return d == d.rounded() ? String(Int(d)) : String(d)
        case .ref(let r): return r
        case let .binary(l, op, r): return "(\(l) \(op) \(r))"
        case let .call(f, args): return "\(f)(\(args.map(\.description).joined(separator: ", ")))"
        }
    }
}
enum FormulaError: Error, Equatable { case unexpected(Character?, at: Int), unknown(String), cycle([String]) }
struct Parser {
    private let text: [Character]
    private var i = 0
    init(_ s: String) { text = Array(s.filter { !$0.isWhitespace }) }
    static func parse(_ s: String) throws -> Expr {
        var p = Parser(s)
        let e = try p.sum()
        guard p.peek == nil else { throw FormulaError.unexpected(p.peek, at: p.i) }
        return e
    }
    private var peek: Character? { i < text.count ? text[i] : nil }
    private mutating func accept(_ set: Set<Character>) -> Character? {
        guard let c = peek, set.contains(c) else { return nil }
        i += 1
        return c
    }
    private mutating func sum() throws -> Expr {
        var left = try product()
        while let op = accept(["+", "-"]) { left = .binary(left, op, try product()) }
        return left
    }
    private mutating func product() throws -> Expr {
        var left = try atom()
        while let op = accept(["*", "/"]) { left = .binary(left, op, try atom()) }
        return left
    }
    private mutating func atom() throws -> Expr {
        if accept(["("]) != nil {
            let e = try sum()
            guard accept([")"]) != nil else { throw FormulaError.unexpected(peek, at: i) }
            return e
        }
        let start = i
        while let c = peek, c.isNumber || c == "." { i += 1 }
        if i > start, let d = Double(String(text[start..<i])) { return .number(d) }
        while let c = peek, c.isLetter || c.isNumber { i += 1 }
        guard i > start else { throw FormulaError.unexpected(peek, at: i) }
        let name = String(text[start..<i])
        guard accept(["("]) != nil else { return .ref(name.uppercased()) }
        var args: [Expr] = []
        repeat { args.append(try sum()) } while accept([","]) != nil
        guard accept([")"]) != nil else { throw FormulaError.unexpected(peek, at: i) }
        return .call(name.lowercased(), args)
    }
}
final class Sheet {
    private var formulas: [String: BehaviorSubject<String>] = [:]
    private func formula(_ name: String) -> BehaviorSubject<String> {
        if let f = formulas[name] { return f }
        let f = BehaviorSubject(value: "0")
        formulas[name] = f
        return f
    }
    subscript(_ name: String) -> String {
        get { (try? formula(name).value()) ?? "" }
        set { formula(name).onNext(newValue) }
    }
    func value(of name: String, path: [String] = []) -> Observable<Result<Double, FormulaError>> {
        if path.contains(name) { return .just(.failure(.cycle(path + [name]))) }
        return formula(name).flatMapLatest { [unowned self] text -> Observable<Result<Double, FormulaError>> in
            do { return self.evaluate(try Parser.parse(text), path + [name]) }
            catch let e as FormulaError { return .just(.failure(e)) }
            catch { fatalError("\(error)") }
        }.distinctUntilChanged()
    }
    private func evaluate(_ e: Expr, _ path: [String]) -> Observable<Result<Double, FormulaError>> {
        switch e {
        case .number(let d): return .just(.success(d))
        case .ref(let r): return value(of: r, path: path)
        case let .binary(l, op, r):
            let f: (Double, Double) -> Double
            switch op { case "+": f = (+); case "-": f = (-); case "*": f = (*); default: f = (/) }
            return .combineLatest(evaluate(l, path), evaluate(r, path)) { a, b in a.flatMap { x in b.map { f(x, $0) } } }
        case .call(let name, let args):
            let functions: [String: ([Double]) -> Double?] = ["sum": { $0.reduce(0, +) }, "max": { $0.max() }, "avg": { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) }]
            guard let f = functions[name] else { return .just(.failure(.unknown(name))) }
            return Observable.combineLatest(args.map { evaluate($0, path) }) { all in
                Result { try all.map { try $0.get() } }.mapError { $0 as! FormulaError }.flatMap { xs in f(xs).map(Result.success) ?? .failure(.unknown(name)) }
            }
        }
    }
}
let bag = DisposeBag()
let sheet = Sheet()
for name in ["C1", "D1", "E1"] {
    sheet.value(of: name).subscribe(onNext: { result in
        switch result {
        case .success(let d): print(name, "=", d)
        case .failure(.cycle(let path)): print(name, "cycle:", path.joined(separator: "→"))
        case .failure(let e): print(name, e)
        }
    }).disposed(by: bag)
}
sheet["A1"] = "2"
sheet["B1"] = "3.5"
sheet["C1"] = "(a1 + b1) * 2 - 1/4"
sheet["D1"] = "sum(A1, C1, max(B1, 10)) / avg(1, 3)"
sheet["A1"] = "4"
sheet["E1"] = "D1 + E1"
sheet["E1"] = "min(1)"
sheet["E1"] = "1 + * 2"
sheet["B1"] = "A1 * A1"
print(try Parser.parse("sum(1, a*2)+3"))
