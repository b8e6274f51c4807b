// A calculator in three steps: tokens, tree, value.
indirect enum Expr: CustomStringConvertible {
    case number(Double)
    case variable(String)
    case unary(Character, Expr)
    case binary(Expr, Op, Expr)
    case call(String, [Expr])

    var description: String {
        switch self {
        case .number(let n) where n == n.rounded(): return String(Int(n))
        case let .number(n): return "\(n)"
        case .variable(let name): return name
        case let .unary(op, e): return "(\(op)\(e))"
        case let .binary(l, op, r): return "(\(l) \(op.rawValue) \(r))"
        case .call(let f, let args): return f + "(" + args.map(\.description).joined(separator: ", ") + ")"
        }
    }
}

enum Op: Character, CaseIterable {
    case add = "+", sub = "-", mul = "*", div = "/", pow = "^"
    var precedence: Int {
        switch self {
        case .add, .sub: return 1
        case .mul, .div: return 2
        case .pow: return 3
        }
    }
    var isRightAssociative: Bool { self == .pow }
}

enum Token: Equatable {
    case number(Double), identifier(String), op(Character), lparen, rparen, comma
}

struct Lexer: Sequence, IteratorProtocol {
    enum Failure: Error { case unexpected(Character, at: Int) }
    private var rest: Substring
    private let source: String
    init(_ source: String) { self.source = source; rest = source[...] }

    mutating func next() -> Result<Token, Failure>? {
        rest = rest.drop(while: \.isWhitespace)
        guard let c = rest.first else { return nil }
        if c.isNumber {
            let digits = rest.prefix { $0.isNumber || $0 == "." }
            rest.removeFirst(digits.count)
            return .success(.number(Double(digits)!))
        }
        if c.isLetter {
            let name = rest.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" })
            rest = rest[name.endIndex...]
            return .success(.identifier(String(name)))
        }
        rest.removeFirst()
        switch c {
        case "(": return .success(.lparen)
        case ")": return .success(.rparen)
        case ",": return .success(.comma)
        case _ where Op(rawValue: c) != nil: return .success(.op(c))
        default:
            let at = source.distance(from: source.startIndex, to: rest.startIndex) - 1
            rest = ""
            return .failure(.unexpected(c, at: at))
        }
    }
}

struct Parser {
    enum ParseError: Error, CustomStringConvertible {
        case expected(String, got: Token?)
        case trailing(Token)
        var description: String {
            switch self {
            case .expected(let what, got: let t?): return "expected \(what), got \(t)"
            case .expected(let what, got: nil): return "expected \(what), got end of input"
            case .trailing(let t): return "trailing \(t)"
            }
        }
    }
    private let tokens: [Token]
    private var position = 0
    init(_ text: String) throws { tokens = try Lexer(text).map { try $0.get() } }
    private var peek: Token? { position < tokens.count ? tokens[position] : nil }
    @discardableResult private mutating func advance() -> Token? {
        defer { position += 1 }
        return peek
    }
    private mutating func expect(_ t: Token, _ name: String) throws {
        guard peek == t else { throw ParseError.expected(name, got: peek) }
        advance()
    }
    private mutating func accept(_ t: Token) -> Bool {
        if peek == t { advance(); return true }
        return false
    }
    mutating func parse() throws -> Expr {
        let e = try expression(0)
        if let t = peek { throw ParseError.trailing(t) }
        return e
    }
    private mutating func expression(_ minimum: Int) throws -> Expr {
        var left = try primary()
        while case .op(let c)? = peek, let op = Op(rawValue: c), op.precedence >= minimum {
            advance()
            let right = try expression(op.isRightAssociative ? op.precedence : op.precedence + 1)
            left = .binary(left, op, right)
        }
        return left
    }
    private mutating func primary() throws -> Expr {
        switch advance() {
        case .number(let n): return .number(n)
        case .op("-"): return .unary("-", try expression(3))
        case .identifier(let name):
            guard peek == .lparen else { return .variable(name) }
            advance()
            var args: [Expr] = []
            if peek != .rparen {
                repeat { args.append(try expression(0)) } while accept(.comma)
            }
            try expect(.rparen, "')'")
            return .call(name, args)
        case .lparen:
            let e = try expression(0)
            try expect(.rparen, "')'")
            return e
        case let other: throw ParseError.expected("expression", got: other)
        }
    }
}

struct Evaluator {
    var variables: [String: Double] = ["pi": 3.14159]
    var functions: [String: ([Double]) -> Double] = [
        "max": { $0.max() ?? 0 }, "sum": { $0.reduce(0, +) }, "sqrt": { $0[0].squareRoot() },
    ]
    func value(_ e: Expr) -> Double? {
        switch e {
        case .number(let n): return n
        case .variable(let v): return variables[v]
        case .unary(_, let inner): return value(inner).map { -$0 }
        case .binary(let l, let op, let r):
            guard let a = value(l), let b = value(r) else { return nil }
            switch op {
            case .add: return a + b
            case .sub: return a - b
            case .mul: return a * b
            case .div: return b == 0 ? nil : a / b
            case .pow: return (0..<Int(b)).reduce(1) { acc, _ in acc * a }
            }
        case .call(let name, let args):
            let values = args.compactMap(value)
            guard values.count == args.count else { return nil }
            return functions[name]?(values)
        }
    }
}

for line in ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "max(1, 4 / 2, 3.5) - x", "sqrt(16) + sum()", "1 / 0", "1 +", "4 $ 4", "(1", "1 2"] {
    do {
        var parser = try Parser(line)
        let e = try parser.parse()
        var evaluator = Evaluator()
        evaluator.variables["x"] = 0.5
        print(line, "=>", e, "=", evaluator.value(e).map { "\($0)" } ?? "undefined")
    } catch let error as Lexer.Failure {
        print(line, "lexer:", error)
    } catch {
        print(line, "parser:", error)
    }
}
print(Op.allCases.map { String($0.rawValue) }.joined())
