// A text as a stream of tokens, printed anew by a scan.
import RxSwift
// Tokens as a stream; a JSON pretty printer by scan
enum Token: Equatable, CustomStringConvertible {
    case open(Character), close(Character), comma, colon, string(String), literal(String)
    var description: String { switch self { case .open(let c), .close(let c): String(c); case .comma: ","; case .colon: ": "; case .string(let s): "\"\(s)\""; case .literal(let l): l } }
}
struct LexError: Error { let position: Int, found: Character }
func lex(_ text: String) -> Observable<Token> {
    Observable.create { observer in
        var i = text.startIndex
        func literal() -> String { let start = i; while i < text.endIndex, text[i].isLetter || text[i].isNumber || "+-.".contains(text[i]) { i = text.index(after: i) }; return String(text[start..<i]) }
        loop: while i < text.endIndex {
            let c = text[i]
            switch c {
            case "{", "[": observer.onNext(.open(c))
            case "}", "]": observer.onNext(.close(c))
            case ",": observer.onNext(.comma)
            case ":": observer.onNext(.colon)
            case "\"":
                let start = text.index(after: i)
                guard let end = text[start...].firstIndex(of: "\"") else { observer.onError(LexError(position: text.distance(from: text.startIndex, to: i), found: c)); break loop }
                observer.onNext(.string(String(text[start..<end])))
                i = end
            case _ where c.isWhitespace: break
            case _ where c.isLetter || c.isNumber || c == "-": observer.onNext(.literal(literal())); continue
            default: observer.onError(LexError(position: text.distance(from: text.startIndex, to: i), found: c)); return Disposables.create()
            }
            i = text.index(after: i)
        }
        observer.onCompleted()
        return Disposables.create()
    }
}
extension ObservableType where Element == Token {
    func pretty(indent: Int = 2) -> Observable<String> {
        scan(into: (text: "", depth: 0)) { s, token in
            func newline(_ d: Int) -> String { "\n" + String(repeating: " ", count: d * indent) }
            switch token {
            case .open: s.depth += 1; s.text = "\(token)" + newline(s.depth)
            case .close: s.depth -= 1; s.text = newline(s.depth) + "\(token)"
            case .comma: s.text = "," + newline(s.depth)
            default: s.text = "\(token)"
            }
        }.map { $0.text }
    }
    func depth() -> Observable<Int> { compactMap { t -> Int? in if case .open = t { return 1 } else if case .close = t { return -1 } else { return nil } }.scan(0, accumulator: +) }
}
let json = #"{"name": "Rx", "tags": ["a", "b"], "stars": 24.5e1, "ok": true}"#
lex(json).pretty().reduce("", accumulator: +).subscribe(onNext: { print($0) }).dispose()
lex(json).depth().reduce(0) { max($0, $1) }.subscribe(onNext: { print("max depth", $0) }).dispose()
lex("[1, ?]").subscribe(onNext: { print($0, terminator: " ") }, onError: { if let e = $0 as? LexError { print("unexpected \(e.found) at \(e.position)") } }).dispose()
lex("[\"open").materialize().map { e in e.element.map { "\($0)" } ?? (e.error != nil ? "error" : "end") }.toArray().subscribe(onSuccess: { print($0) }).dispose()
lex(json).filter { if case .string = $0 { return true }; return false }.enumerated().filter { $0.index.isMultiple(of: 2) }.map(\.element.description).subscribe(onNext: { print($0) }).dispose()
let counts = lex(json).groupBy { t -> String in switch t { case .open, .close: return "bracket"; case .string: return "string"; case .literal: return "literal"; default: return "punctuation" } }
    .flatMap { g in g.reduce(0) { n, _ in n + 1 }.map { "\(g.key)=\($0)" } }.toArray().map { $0.sorted() }
counts.subscribe(onSuccess: { print($0.joined(separator: " ")) }).dispose()
