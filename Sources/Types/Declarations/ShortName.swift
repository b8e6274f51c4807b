/// Name of a generic type in messages, given by a native module's typealias that fixes some of its arguments: with
/// `typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>` it is `Single<Int>`.
struct ShortName {
  let name: String
  /// Required type of each argument; nil for the alias's own parameters.
  private let fixed: [String?]

  /// Reads `typealias Name<A> = Type<Fixed, A>`; nil where it is an alias of something else, or fixes nothing.
  init?(alias text: String, of type: String) {
    let sides = text.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { return nil }
    func parts(_ side: Substring) -> (name: Substring, arguments: [Substring]) {
      let pieces = side.split { "<>, ".contains($0) }
      return (pieces.first ?? "", Array(pieces.dropFirst()))
    }
    let own = parts(sides[0].dropFirst("typealias ".count))
    let target = parts(sides[1])
    let free = target.arguments.filter(own.arguments.contains)
    guard target.name == type, free == own.arguments, free.count < target.arguments.count else { return nil }
    name = String(own.name)
    fixed = target.arguments.map { own.arguments.contains($0) ? nil : String($0) }
  }

  /// Returns the short name of the type with these arguments; nil if it applies to other arguments only.
  func description(_ arguments: [Type]) -> String? {
    guard arguments.count == fixed.count else { return nil }
    var isSure = false
    for (argument, name) in zip(arguments, fixed) {
      guard let name else { continue }
      if argument.isNominal(name) { isSure = true } else if !argument.isVariable { return nil }
    }
    guard isSure else { return nil }
    let own = zip(arguments, fixed).compactMap { $1 == nil ? $0.description : nil }
    return own.isEmpty ? name : "\(name)<\(own.joined(separator: ", "))>"
  }
}
