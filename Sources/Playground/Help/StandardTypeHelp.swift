import TextWidth

/// A summary of a type of Swift's library: its purpose, the members that programs use often, an example.
struct StandardTypeHelp: Sendable {
  let name: String
  let summary: String
  /// An expression of the type, whose members these are.
  let sample: String
  let members: [(use: String, meaning: String)]
  let example: String

  static func named(_ name: String) -> StandardTypeHelp? { all.first { $0.name == name } }

  /// The name of a member, without arguments.
  static func memberName(_ use: String) -> String { String(use.prefix { $0.isLetter || $0.isNumber }) }

  func lines(_ help: HelpText) -> [String] {
    let column = min((members.map(\.use.displayWidth).max() ?? 0) + 4, 28)
    var lines = WrappedText.lines("\(name): \(summary)", width: help.width, hanging: "  ") + [""]
    for (use, meaning) in members { lines += WrappedText.entry(use, meaning, column: column, width: help.width) }
    lines += [""] + example.split(separator: "\n").map { "    \($0)" }
    return lines + [""]
      + help.paragraphs(":type \(sample).NAME  tells the type of a member; Tab behind a dot lists all")
      + help.tail(of: name)
  }

  static let all: [StandardTypeHelp] = [
    StandardTypeHelp(
      name: "Array", summary: "an ordered collection of elements, written [Element]", sample: "[3, 1, 2]",
      members: [
        ("count", "The number of elements."), ("isEmpty", "Whether there are none."),
        ("first, last", "The first or last element; nil where there is none."),
        ("append(_:)", "Adds an element at the end."), ("remove(at:)", "Removes the element at an index."),
        ("map(_:)", "An array of what a closure makes of each element."),
        ("filter(_:)", "The elements that satisfy a condition."),
        ("reduce(_:_:)", "Combines all elements into one value."),
        ("sorted()", "The elements in order; sorted { $0 > $1 }."),
        ("contains(_:)", "Whether an element is among them."),
        ("firstIndex(of:)", "The index of an element; nil where there is none."),
        ("enumerated()", "Pairs of index and element."), ("prefix(_:)", "The first elements; suffix(_:) the last."),
      ],
      example: "let scores = [3, 1, 2]\nprint(scores.sorted(), scores.map { $0 * 10 }, scores.reduce(0, +))"),
    StandardTypeHelp(
      name: "Dictionary", summary: "values that are found by their keys, written [Key: Value]", sample: "[\"a\": 1]",
      members: [
        ("count", "The number of pairs."), ("isEmpty", "Whether there are none."),
        ("keys", "All keys; values has all values."), ("mapValues(_:)", "The same keys with transformed values."),
        ("filter(_:)", "The pairs that satisfy a condition."), ("removeValue(forKey:)", "Removes a pair."),
        ("updateValue(_:forKey:)", "Sets a value and gives the earlier one."),
        ("merging(_:uniquingKeysWith:)", "The pairs of both dictionaries."),
        ("sorted(by:)", "The pairs in an order: the dictionary itself has none."),
      ],
      example:
        "var ages = [\"Ada\": 36]\nages[\"Grace\"] = 85\n"
        + "print(ages[\"Ada\"] ?? 0, ages[\"Kim\", default: 0], ages.keys.sorted())"
    ),
    StandardTypeHelp(
      name: "Set", summary: "distinct elements without an order", sample: "Set([1, 2])",
      members: [
        ("count", "The number of elements."), ("contains(_:)", "Whether an element is in the set."),
        ("insert(_:)", "Adds an element that is not in the set yet."), ("remove(_:)", "Removes an element."),
        ("union(_:)", "The elements of both sets."), ("intersection(_:)", "The elements that both have."),
        ("subtracting(_:)", "The elements that the other set does not have."),
        ("isSubset(of:)", "Whether the other set has all elements."),
        ("sorted()", "The elements in order, as an array."),
      ],
      example: "let seen: Set = [1, 2, 3]\nprint(seen.contains(2), seen.intersection([2, 3, 4]).sorted())"),
    StandardTypeHelp(
      name: "String", summary: "text, a collection of characters", sample: "\"Swift\"",
      members: [
        ("count", "The number of characters."), ("isEmpty", "Whether there are none."),
        ("uppercased()", "In capital letters; lowercased() in small ones."),
        ("hasPrefix(_:)", "Whether it begins with a text; hasSuffix(_:) ends."),
        ("contains(_:)", "Whether a text or a character is in it."),
        ("split(separator:)", "The parts between separators."),
        ("replacingOccurrences(of:with:)", "Replaces each occurrence of a text."),
        ("trimmingCharacters(in:)", "Without characters at both ends: .whitespaces."),
        ("prefix(_:)", "The first characters; suffix(_:) the last."),
        ("first, last", "The first or last character; nil where there is none."),
      ],
      example:
        "let name = \"Ada Lovelace\"\nprint(name.count, name.split(separator: \" \"), name.uppercased())"
    ),
    StandardTypeHelp(
      name: "Character", summary: "one character as a reader sees it", sample: "Character(\"a\")",
      members: [
        ("isLetter", "Whether it is a letter."), ("isNumber", "Whether it stands for a number."),
        ("isWhitespace", "Whether it is a space or a line break."), ("isUppercase", "Whether it is a capital letter."),
        ("uppercased()", "In capital letters, as a string."),
        ("asciiValue", "Its code in ASCII; nil where it has none."),
      ],
      example: "print(\"a1 é\".filter { $0.isLetter }, Character(\"a\").asciiValue ?? 0)"),
    StandardTypeHelp(
      name: "Int", summary: "a whole number of 64 bits", sample: "5",
      members: [
        ("isMultiple(of:)", "Whether it can be divided without a rest."),
        ("quotientAndRemainder(dividingBy:)", "Both results of a division."), ("magnitude", "Its absolute value."),
        ("signum()", "-1, 0 or 1."), ("description", "Its decimal digits, as does \"\\(number)\"."),
      ],
      example: "print(7 / 2, 7 % 2, Int(\"42\") ?? 0, Double(7) / 2, abs(-3), max(1, 2))"),
    StandardTypeHelp(
      name: "Double", summary: "a floating-point number of 64 bits", sample: "1.5",
      members: [
        ("rounded()", "The nearest whole number; rounded(.up), .down, .towardZero."),
        ("squareRoot()", "Its square root."), ("isNaN", "Whether it is not a number."),
        ("isFinite", "Whether it is neither infinite nor not a number."), ("magnitude", "Its absolute value."),
      ],
      example: "print(2.5.rounded(), 2.0.squareRoot(), Int(3.9))\nprint(String(format: \"%.2f\", 3.14159))"),
    StandardTypeHelp(
      name: "Bool", summary: "true or false", sample: "true",
      members: [("toggle()", "Changes true to false and false to true.")],
      example: "var isOn = false\nisOn.toggle()\nprint(isOn && true, isOn || false, !isOn)"),
    StandardTypeHelp(
      name: "Optional", summary: "a value or nil, written Wrapped?", sample: "Optional(1)",
      members: [
        ("map(_:)", "Transforms the value, where there is one."),
        ("flatMap(_:)", "Transforms the value by a closure that gives an optional."),
      ],
      example:
        "let number = Int(\"42\")\nif let number { print(number + 1) }\nprint(number ?? 0, number.map { $0 * 2 } as Any)"
    ),
    StandardTypeHelp(
      name: "Result", summary: "a success or a failure", sample: "Result<Int, any Error>.success(1)",
      members: [
        ("get()", "The value of a success; throws the error of a failure."), ("map(_:)", "Transforms a success."),
        ("flatMap(_:)", "Transforms a success by a closure that gives a Result."),
        ("mapError(_:)", "Transforms a failure."),
      ],
      example:
        "let answer: Result<Int, any Error> = .success(42)\nswitch answer {\ncase .success(let value): print(value)\n"
        + "case .failure(let error): print(error)\n}"),
    StandardTypeHelp(
      name: "Range", summary: "an interval, written 0..<3 without its end, 0...3 with it", sample: "(0..<3)",
      members: [
        ("contains(_:)", "Whether a value lies in it."), ("count", "The number of whole numbers in it."),
        ("lowerBound, upperBound", "Its two ends."), ("map(_:)", "An array of what a closure makes of each number."),
        ("reversed()", "From its end to its beginning."),
      ],
      example: "for number in 1...3 { print(number) }\nprint((0..<10).contains(5), (1...3).map { $0 * $0 })"),
    StandardTypeHelp(
      name: "Date", summary: "a moment in time", sample: "Date()",
      members: [
        ("timeIntervalSinceNow", "Seconds from now, negative in the past."),
        ("timeIntervalSince(_:)", "Seconds from another moment."),
        ("timeIntervalSince1970", "Seconds from the beginning of 1970."),
        ("addingTimeInterval(_:)", "The moment so many seconds later."),
      ],
      example:
        "let start = Date(timeIntervalSince1970: 0)\nprint(start.addingTimeInterval(60).timeIntervalSince(start))"),
  ]
}
