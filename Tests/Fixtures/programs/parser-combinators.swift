// A parser-combinator tutorial
struct Parser<Output> {
    let run: (inout Substring) -> Output?
    func parse(_ text: String) -> (match: Output?, rest: String) {
        var input = text[...]
        let match = run(&input)
        return (match, String(input))
    }
}
extension Parser {
    func map<T>(_ f: @escaping (Output) -> T) -> Parser<T> { Parser<T> { run(&$0).map(f) } }
    func flatMap<T>(_ f: @escaping (Output) -> Parser<T>) -> Parser<T> {
        Parser<T> { input in
            let original = input
            guard let first = self.run(&input), let second = f(first).run(&input) else {
                input = original
                return nil
            }
            return second
        }
    }
    func many(separator: Parser<Void>? = nil) -> Parser<[Output]> {
        Parser<[Output]> { input in
            var rest = input
            var matches: [Output] = []
            while let match = self.run(&input) {
                rest = input
                matches.append(match)
                if let separator, separator.run(&input) == nil { return matches }
            }
            input = rest
            return matches
        }
    }
    func skip<T>(_ other: Parser<T>) -> Parser { flatMap { out in other.map { _ in out } } }
    static func oneOf(_ parsers: Parser...) -> Parser {
        Parser { input in
            for p in parsers { if let m = p.run(&input) { return m } }
            return nil
        }
    }
    var optional: Parser<Output?> { Parser<Output?> { .some(self.run(&$0)) } }
}
func literal(_ text: String) -> Parser<Void> {
    Parser { input in
        guard input.hasPrefix(text) else { return nil }
        input.removeFirst(text.count)
        return ()
    }
}
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> { a.flatMap { x in b.map { (x, $0) } } }
let int = Parser<Int> { input in
    let sign = input.hasPrefix("-") ? "-" : ""
    let digits = input.dropFirst(sign.count).prefix(while: \.isNumber)
    guard let value = Int(sign + digits) else { return nil }
    input.removeFirst(sign.count + digits.count)
    return value
}
let letters = Parser<String> { input in
    let run = input.prefix { $0.isLetter }
    guard !run.isEmpty else { return nil }
    input.removeFirst(run.count)
    return String(run)
}
let spaces = Parser<Void> { $0 = $0.drop { $0 == " " }; return () }
let comma = literal(",").skip(spaces)
print(int.parse("42abc"), int.parse("-7"), int.parse("x"))
print(int.many(separator: comma).parse("1, 2,3,x"), letters.map(\.count).parse("swift 6"))
enum Value { case number(Int), word(String), list([Value]) }
let simple = Parser<Value>.oneOf(int.map(Value.number), letters.map(Value.word))
let list = literal("[").flatMap { simple.many(separator: comma) }.skip(literal("]")).map(Value.list)
print(list.parse("[1, two, -3]!"), list.parse("[1"))
let coordinate = zip(int.skip(literal("°")).skip(spaces), Parser<Int>.oneOf(literal("N").map { 1 }, literal("S").map { -1 })).map { $0 * $1 }
print(coordinate.parse("40° N"), coordinate.parse("12° S rest"), coordinate.parse("5° X"))
let maybe = zip(letters.optional, int)
print(maybe.parse("ab12"), maybe.parse("12"))
