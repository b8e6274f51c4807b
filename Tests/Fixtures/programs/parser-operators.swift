// objc.io style: parser combinators with generics and operators
struct Parser<Result> {
  typealias Stream = Substring
  let parse: (Stream) -> (Result, Stream)?
}
extension Parser {
  func run(_ string: String) -> (Result, String)? {
    guard let (result, rest) = parse(Substring(string)) else { return nil }
    return (result, String(rest))
  }
  var many: Parser<[Result]> {
    Parser<[Result]> { input in
      var result: [Result] = []
      var rest = input
      while let (element, next) = self.parse(rest) {
        result.append(element)
        rest = next
      }
      return (result, rest)
    }
  }
  func map<T>(_ transform: @escaping (Result) -> T) -> Parser<T> {
    Parser<T> { input in
      guard let (result, rest) = self.parse(input) else { return nil }
      return (transform(result), rest)
    }
  }
  func followed<A>(by other: Parser<A>) -> Parser<(Result, A)> {
    Parser<(Result, A)> { input in
      guard let (first, rest) = self.parse(input), let (second, rest2) = other.parse(rest) else { return nil }
      return ((first, second), rest2)
    }
  }
  func or(_ other: Parser<Result>) -> Parser<Result> {
    Parser { self.parse($0) ?? other.parse($0) }
  }
  var many1: Parser<[Result]> { followed(by: many).map { [$0] + $1 } }
  var optional: Parser<Result?> {
    Parser<Result?> { input in
      guard let (r, rest) = self.parse(input) else { return (nil, input) }
      return (r, rest)
    }
  }
}
precedencegroup SequencePrecedence {
  associativity: left
  higherThan: AdditionPrecedence
}
infix operator <*> : SequencePrecedence
infix operator <^> : SequencePrecedence
infix operator *> : SequencePrecedence
infix operator <* : SequencePrecedence
infix operator <|> : AdditionPrecedence
func <^> <A, B>(f: @escaping (A) -> B, p: Parser<A>) -> Parser<B> { p.map(f) }
func <*> <A, B>(l: Parser<(A) -> B>, r: Parser<A>) -> Parser<B> { l.followed(by: r).map { f, x in f(x) } }
func *> <A, B>(l: Parser<A>, r: Parser<B>) -> Parser<B> { curry { _, y in y } <^> l <*> r }
func <* <A, B>(l: Parser<A>, r: Parser<B>) -> Parser<A> { curry { x, _ in x } <^> l <*> r }
func <|> <A>(l: Parser<A>, r: Parser<A>) -> Parser<A> { l.or(r) }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func curry<A, B, C, D>(_ f: @escaping (A, B, C) -> D) -> (A) -> (B) -> (C) -> D {
  { a in { b in { c in f(a, b, c) } } }
}
func character(matching condition: @escaping (Character) -> Bool) -> Parser<Character> {
  Parser { input in
    guard let c = input.first, condition(c) else { return nil }
    return (c, input.dropFirst())
  }
}
func character(_ c: Character) -> Parser<Character> { character { $0 == c } }
let digit = character { "0"..."9" ~= $0 }
let integer = digit.many1.map { Int(String($0))! }
let multiplication = curry { $0 * ($1 ?? 1) } <^> integer <*> (character("*") *> integer).optional
let division = curry { $0 / ($1 ?? 1) } <^> multiplication <*> (character("/") *> multiplication).optional
let subtraction = curry { $0 - ($1 ?? 0) } <^> division <*> (character("-") *> division).optional
let addition = curry { $0 + ($1 ?? 0) } <^> subtraction <*> (character("+") *> subtraction).optional
print(integer.run("123abc") as Any)
print(multiplication.run("2*3") ?? (0, ""))
print(addition.run("2*3+4*6/2-10")!)
let bool = { $0 == "t" } <^> (character("t") <|> character("f"))
print(bool.run("tail")!, bool.run("fail")!.0, bool.run("xx") == nil)
let pair = character("(") *> integer.followed(by: character(",") *> integer) <* character(")")
if case let ((a, b), rest)? = pair.run("(12,7)!") { print(a + b, rest) }
