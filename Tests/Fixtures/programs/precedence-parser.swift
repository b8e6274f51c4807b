// Swift evolution playground: if/switch expressions, opaque, variadics, default args, labels, shadowing, where, patterns
enum Token: Equatable { case number(Double), op(Character), paren(open: Bool), ident(String) }
struct Lexer: Sequence, IteratorProtocol {
  private var chars: Substring; init(_ s: String) { chars = s[...] }
  mutating func next() -> Token? {
    chars = chars.drop(while: \.isWhitespace)
    guard let c = chars.first else { return nil }
    switch c {
    case _ where c.isNumber:
      let n = chars.prefix { $0.isNumber || $0 == "." }; chars.removeFirst(n.count); return .number(Double(n)!)
    case "+", "-", "*", "/", "^": chars.removeFirst(); return .op(c)
    case "(", ")": chars.removeFirst(); return .paren(open: c == "(")
    case "a"..."z": let w = chars.prefix(while: \.isLetter); chars = chars[w.endIndex...]; return .ident(String(w))
    default: chars = ""; return nil
    }
  }
}
indirect enum Expr: CustomStringConvertible {
  case num(Double), bin(Expr, Character, Expr), neg(Expr), call(String, Expr), variable(String)
  var description: String {
    switch self {
    case .num(let n): n == n.rounded() ? String(Int(n)) : String(n);
    case let .bin(l, o, r): "(\(l) \(o) \(r))";
    case .neg(let e): "-\(e)";
    case let .call(f, e): "\(f)(\(e))";
    case .variable(let v): v
    }
  }
}
enum ParseError: Error, Equatable { case unexpected(Token?), trailing(Token), unknown(String) }
struct Parser {
  var tokens: [Token]; var i = 0
  var peek: Token? { i < tokens.endIndex ? tokens[i] : nil }
  mutating func advance() -> Token? { defer { i += 1 }; return peek }
  static let precedence: [Character: (Int, right: Bool)] = [
    "+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true),
  ]
  mutating func parse() throws -> Expr {
    let e = try expr(0); if let t = peek { throw ParseError.trailing(t) }; return e
  }
  mutating func expr(_ min: Int) throws -> Expr {
    var lhs = try atom()
    while case .op(let o)? = peek, let (p, right) = Self.precedence[o], p >= min {
      i += 1; lhs = .bin(lhs, o, try expr(right ? p : p + 1))
    }
    return lhs
  }
  mutating func atom() throws -> Expr {
    switch advance() {
    case .number(let n): return .num(n)
    case .op("-"): return .neg(try expr(3))
    case .ident(let f) where peek == .paren(open: true):
      i += 1; let e = try expr(0);
      guard case .paren(open: false)? = advance() else { throw ParseError.unexpected(nil) }; return .call(f, e)
    case .ident(let v): return .variable(v)
    case .paren(open: true):
      let e = try expr(0); let t = advance(); guard t == .paren(open: false) else { throw ParseError.unexpected(t) };
      return e
    case let t: throw ParseError.unexpected(t)
    }
  }
}
extension Expr {
  func eval(_ env: [String: Double] = [:]) throws -> Double {
    switch self {
    case .num(let n): return n
    case .neg(let e): return try -e.eval(env)
    case .variable(let v): guard let x = env[v] else { throw ParseError.unknown(v) }; return x
    case .call(let f, let e):
      let x = try e.eval(env);
      let fs: [String: (Double) -> Double] = ["sqrt": { $0.squareRoot() }, "abs": abs, "neg": (-)];
      guard let g = fs[f] else { throw ParseError.unknown(f) }; return g(x)
    case .bin(let l, let o, let r):
      let (a, b) = (try l.eval(env), try r.eval(env));
      return switch o {
      case "+": a + b;
      case "-": a - b;
      case "*": a * b;
      case "/": a / b;
      default: (0..<Int(b)).reduce(1) { p, _ in p * a }
      }
    }
  }
  var simplified: Expr {
    switch self {
    case .bin(.num(0), "+", let e), .bin(let e, "+", .num(0)), .bin(let e, "*", .num(1)), .bin(.num(1), "*", let e):
      return e.simplified;
    case .bin(_, "*", .num(0)), .bin(.num(0), "*", _): return .num(0);
    case let .bin(l, o, r): return .bin(l.simplified, o, r.simplified);
    default: return self
    }
  }
}
for s in ["1 + 2 * 3", "2^3^2", "(1+2)*-3", "sqrt(16) + x", "abs(-2.5)", "1 +", "2 3", "foo(1)", "y"] {
  do { var p = Parser(tokens: Array(Lexer(s))); let e = try p.parse(); print(e, "=", try e.eval(["x": 10])) } catch let
    e as ParseError
  { print(s, "->", e) }
}
print(
  Expr.bin(.bin(.num(0), "+", .variable("q")), "*", .num(1)).simplified,
  Expr.bin(.variable("z"), "*", .num(0)).simplified)
func grade(_ n: Int) -> String {
  let letter = if n >= 90 { "A" } else if n >= 80 { "B" } else { "C" };
  let sign =
    switch n % 10 {
    case 7...: "+";
    case ..<3: "-";
    default: ""
    };
  return letter + sign
}
print([97, 85, 71].map(grade))
func join(_ parts: Any..., separator: String = "-", with end: String? = nil) -> String {
  parts.map { "\($0)" }.joined(separator: separator) + (end ?? "")
}
print(join(1, "a", 2.5), join(separator: "+"), join(true, nil as Int? as Any, separator: "|", with: "!"))
let point = (3, -4)
switch point {
case (0, 0): print("origin");
case (let x, 0), (0, let x): print("axis", x);
case let (x, y) where x == y: print("diag");
case (-5...5, -5...5) where point.0 > 0: print("near right");
default: print("far")
}
let opts: [Int?] = [1, nil, 3]; for case let x? in opts where x > 1 { print(x) };
if case .some(let y) = opts[0], case 0..<5 = y { print("in", y) }; guard case let z?? = opts.last else { fatalError() };
print(z)
var counter = 0; let inc = { [counter] in counter + 1 }; counter = 10;
print(
  inc(), counter,
  {
    counter += 5; return counter
  }())
label: do { if counter > 3 { break label }; print("never") }
let value: Any = ["k": [1, 2.5, "s"]];
if let d = value as? [String: [Any]], let xs = d["k"] {
  for x in xs {
    switch x {
    case let i as Int: print("i", i);
    case let d as Double: print("d", d);
    case let s as String: print("s", s);
    default: break
    }
  }
}
