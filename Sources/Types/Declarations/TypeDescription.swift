extension Type: CustomStringConvertible {
  /// Description in the form of swiftc's messages: `[Int]`, `String?`, `(Int) -> Void`, `Observable<String>`, `any
  /// Error`.
  package var description: String {
    switch head {
    case .nominal(let decl, let arguments): return Self.describe(decl, arguments)
    case .tuple(let fields):
      return "("
        + fields.map { field in (field.label.map { "\($0): " } ?? "") + field.type.description }.joined(separator: ", ")
        + ")"
    case .function(let function): return function.description
    case .parameter(let parameter): return parameter.name
    case .variable(let variable):
      switch variable.literal {
      case .integer: return "Int"
      case .float: return "Double"
      case .string: return "String"
      case .boolean: return "Bool"
      default: return variable.parameterName ?? "_"
      }
    case .existential(let protocols):
      if protocols.isEmpty { return "Any" }
      return (protocols[0].isOpaque ? "some " : "any ") + protocols.map { $0.description }.joined(separator: " & ")
    case .metatype(let instance):
      switch instance.head {
      case .existential, .function: return "(\(instance)).Type"
      default: break
      }
      return instance.description + ".Type"
    case .dependentMember(let base, let name): return "\(base).\(name)"
    case .error: return "_"
    }
  }

  /// Types of the library with a separate name here that are nested in another type in Swift.
  package static let publicNames = [
    "_StringIndex": "String.Index", "_UnicodeScalar": "Unicode.Scalar", "_MirrorStyle": "Mirror.DisplayStyle",
    "_ScalarProperties": "Unicode.Scalar.Properties", "_ScalarNumericType": "Unicode.NumericType",
    "_ScalarCategory": "Unicode.GeneralCategory", "_MirrorAncestors": "Mirror.AncestorRepresentation",
    "_CalendarComponent": "Calendar.Component", "_CalendarIdentifier": "Calendar.Identifier",
    "_DateFormatterStyle": "DateFormatter.Style", "_NumberFormatterStyle": "NumberFormatter.Style",
    "_NumberRoundingMode": "NumberFormatter.RoundingMode", "_ByteCountStyle": "ByteCountFormatter.CountStyle",
    "_ByteCountUnits": "ByteCountFormatter.Units", "_StringEncoding": "String.Encoding",
    "_CompareOptions": "NSString.CompareOptions", "_RegularExpressionOptions": "NSRegularExpression.Options",
    "_MatchingOptions": "NSRegularExpression.MatchingOptions", "_RunLoopMode": "RunLoop.Mode",
    "_URLErrorCode": "URLError.Code", "_CocoaErrorCode": "CocoaError.Code", "_DecodingContext": "DecodingError.Context",
    "_DirectoryHint": "URL.DirectoryHint", "_DataSearchOptions": "Data.SearchOptions",
    "_DecimalRoundingMode": "Decimal.RoundingMode", "_JSONOutputFormatting": "JSONEncoder.OutputFormatting",
    "_JSONReadingOptions": "JSONSerialization.ReadingOptions",
    "_JSONWritingOptions": "JSONSerialization.WritingOptions",
    "_JSONKeyDecodingStrategy": "JSONDecoder.KeyDecodingStrategy",
    "_JSONKeyEncodingStrategy": "JSONEncoder.KeyEncodingStrategy",
    "_JSONDateDecodingStrategy": "JSONDecoder.DateDecodingStrategy",
    "_JSONDateEncodingStrategy": "JSONEncoder.DateEncodingStrategy",
    "_NumberSign": "NumberFormatStyleConfiguration.SignDisplayStrategy",
    "_NumberGrouping": "NumberFormatStyleConfiguration.Grouping",
    "_NumberPrecision": "NumberFormatStyleConfiguration.Precision",
    "_NumberNotation": "NumberFormatStyleConfiguration.Notation", "_RegexElement": "AnyRegexOutput.Element",
  ]

  /// Generic types of the library with a separate name here that are nested in a type with the same arguments in Swift.
  package static let nestedParts: [String: (outer: String, name: String)] = [
    "_DictionaryKeys": ("Dictionary", "Keys"), "_DictionaryValues": ("Dictionary", "Values"),
    "_RegexMatch": ("Regex", "Match"), "_ReversedIndex": ("ReversedCollection", "Index"),
    "_FlattenedIndex": ("FlattenSequence", "Index"), "_TakenIndex": ("LazyPrefixWhileSequence", "Index"),
  ]

  private static func describe(_ decl: NominalDecl, _ arguments: [Type]) -> String {
    if decl.isNative {
      switch (decl.name, arguments.count) {
      case ("Optional", 1):
        switch arguments[0].head {
        case .existential(let protocols) where protocols.isEmpty: return "Any?"
        case .function, .existential: return "(\(arguments[0]))?"
        default: return "\(arguments[0])?"
        }
      case ("Array", 1): return "[\(arguments[0])]"
      case ("Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
      default: break
      }
      if let short = decl.shortNames.lazy.compactMap({ $0.description(arguments) }).first { return short }
    }
    if decl.isNative, let known = publicNames[decl.name] { return known }
    if decl.isNative, let part = nestedParts[decl.name] {
      return "\(part.outer)<\(arguments.map(\.description).joined(separator: ", "))>.\(part.name)"
    }
    let own = arguments.suffix(decl.generics.count)
    let outer = arguments.dropLast(decl.generics.count)
    let prefix = decl.parent.map { describe($0, Array(outer)) + "." } ?? ""
    return prefix + decl.name + (own.isEmpty ? "" : "<" + own.map(\.description).joined(separator: ", ") + ">")
  }
}

extension FunctionType: CustomStringConvertible {
  package var description: String {
    let list = parameters.map { parameter in
      (parameter.isInout ? "inout " : "") + parameter.type.description + (parameter.isVariadic ? "..." : "")
    }
    let result = result.isVoid ? namesVoid ? "Void" : "()" : result.description
    return "(" + list.joined(separator: ", ") + ")" + (isAsync ? " async" : "") + throwing + " -> "
      + result
  }

  private var throwing: String {
    guard isThrowing else { return "" }
    // An unresolved type is omitted.
    guard let thrown, !thrown.isVariable else { return " throws" }
    return " throws(\(thrown))"
  }
}

extension ProtocolReference: CustomStringConvertible {
  package var description: String {
    decl.name + (arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">")
  }
}
