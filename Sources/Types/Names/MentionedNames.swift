/// Names and operators mentioned in a text by their possible kind, including those in strings and comments.
struct MentionedNames {
  private(set) var types: Set<String> = []
  /// Names that begin with no capital and do not follow a dot.
  private(set) var plain: Set<String> = []
  private(set) var members: Set<String> = ["subscript", "makeIterator"]
  /// The types that literals have in most places.
  private(set) var literalTypes: Set<String> = []

  private static let declaring: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "actor"]

  init(_ text: String) {
    var text = text
    text.withUTF8 { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var declared: Set<String> = []
    var isMember = false
    var last = ""
    var rest = bytes[...]
    while let first = rest.first {
      let kind = Kind(first)
      // An operator has dots only where it begins with one: `Observable<Int>.just`.
      let run = rest.prefix { kind.goesOn(with: $0) && ($0 != UInt8(ascii: ".") || first == $0) }
      rest = rest.dropFirst(max(run.count, 1))
      switch kind {
      case .word:
        let word = String(decoding: run, as: UTF8.self)
        if isMember {
          members.insert(word)
        } else if Self.declaring.contains(last) {
          declared.insert(word)
        } else if first < UInt8(ascii: "a"), first != UInt8(ascii: "_") {
          types.insert(word)
        } else {
          plain.insert(word)
        }
        last = word
        isMember = false
      case .sign:
        isMember = run.count == 1 && first == UInt8(ascii: ".")
        if !isMember { members.insert(String(decoding: run, as: UTF8.self)) }
      case .space: break
      case .other:
        isMember = false
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): literalTypes.insert("Int")
        case UInt8(ascii: "\""): literalTypes.insert("String")
        default: break
        }
      }
    }
    types.subtract(declared)
    // Of the types that are named these are read.
    members.remove("init")
  }

  private enum Kind {
    case word, sign, space, other

    init(_ byte: UInt8) {
      self =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): .word
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): .space
        case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
          UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
          UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
          .sign
        default: .other
        }
    }

    func goesOn(with byte: UInt8) -> Bool {
      switch self {
      case .word: Kind(byte) == .word || UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
      case .sign: Kind(byte) == .sign
      case .space: Kind(byte) == .space
      case .other: false
      }
    }
  }
}
