import SyntaxTree

/// Spellings from other languages with their counterparts in Swift.
package enum OtherLanguages {
  /// Returns what `:help` says about a name of another language.
  package static func explanation(of name: String) -> String? {
    let text = (lesson(onName: name) ?? lesson(onType: name))?.text
    return text ?? member(name, isText: true, isArray: true)?.text
  }

  /// Returns the lesson for an unknown name of a value.
  package static func lesson(onName name: String) -> Lesson? {
    switch name {
    case "null", "None", "NULL", "nullptr", "undefined": Lesson("no value is written 'nil'", .rename("nil"))
    case "True", "TRUE", "YES": Lesson("it is written 'true'", .rename("true"))
    case "False", "FALSE", "NO": Lesson("it is written 'false'", .rename("false"))
    case "this": Lesson("the object itself is 'self'", .rename("self"))
    case "not": Lesson("'!' stands for not: !ready")
    case "console", "System", "printf", "puts", "echo", "NSLog", "fmt": Lesson("text is written by print(…)")
    case "async":
      Lesson("an asynchronous function is 'func load() async { … }', and 'Task { … }' starts one", .rename("Task"))
    case "input": Lesson("readLine() reads a line of the standard input, in a script")
    case "sleep", "delay": Lesson("later work: DispatchQueue.main.asyncAfter(deadline: .now() + 1) { … }")
    case "require": Lesson("everything of RxSwift is imported already: leave the line out")
    case "dir", "type", "typeof":
      Lesson("a value's members are listed by Tab behind its dot; :type VALUE tells its type")
    case "len": Lesson("how many there are is said by the member 'count'")
    case "str", "toString": Lesson("text is made of a value by String(…), or within text by \\(…)", .rename("String"))
    case "int", "parseInt": Lesson("Int(…) makes a number; of text it may be nil", .rename("Int"))
    case "float", "parseFloat", "double": Lesson("Double(…) makes a number; of text it may be nil", .rename("Double"))
    case "range": Lesson("a range is written 0..<3, or 0...3 with its end")
    case "lambda": Lesson("a closure is written in braces: { x in x + 1 }")
    case "setTimeout": Lesson("later work: DispatchQueue.main.asyncAfter(deadline: .now() + 1) { … }")
    case "Math", "math": Lesson("mathematics stands by itself: sqrt(2), abs(x), max(a, b), Double.pi")
    default: lesson(onMissingType: name)
    }
  }

  /// Returns the lesson for a type of UIKit that is missing, as a type and where one is made.
  private static func lesson(onMissingType name: String) -> Lesson? {
    switch name {
    case "UITableViewController":
      Lesson("it is missing here: a UIViewController with a UITableView that viewDidLoad adds stands for it")
    case "UICollectionViewController":
      Lesson("it is missing here: a UIViewController with a UICollectionView that viewDidLoad adds stands for it")
    case "UISearchController": Lesson("it is missing here: a UISearchBar that viewDidLoad adds stands for it")
    default: nil
    }
  }

  /// Returns the lesson for an unknown name of a type.
  static func lesson(onType name: String) -> Lesson? {
    switch name {
    case "boolean", "BOOL": Lesson("truth values are of type Bool", .rename("Bool"))
    case "integer", "Integer", "long", "number", "Number": Lesson("whole numbers are of type Int", .rename("Int"))
    case "None", "null", "undefined": Lesson("no value is written 'nil', which is compared: value == nil")
    case "char": Lesson("a single character is of type Character", .rename("Character"))
    case "str": Lesson("text is of type String", .rename("String"))
    case "object", "Object", "any": Lesson("what may be of every type is of type Any", .rename("Any"))
    case "List", "ArrayList", "list": Lesson("a list is an array: [Int]")
    case "Map", "HashMap", "Dict", "dict", "map": Lesson("keys with values are a dictionary: [String: Int]")
    default: lesson(onMissingType: name)
    }
  }

  /// Returns the lesson for a member with another name in the standard library.
  static func lesson(onMember name: String, of type: Type) -> Lesson? {
    guard case .nominal(let decl, _) = type.head, decl.isNative else { return nil }
    let isText = decl.name == "String" || decl.name == "Substring"
    let isNumber = ["Int", "Double", "Bool", "Float"].contains(decl.name)
    guard isText || isNumber || ["Array", "Dictionary", "Set", "ArraySlice"].contains(decl.name) else { return nil }
    if name == "toString" || name == "to_s" {
      return Lesson("text is made of a value by String(…), or within text by \\(…)")
    }
    if name == "equals" || name == "isEqual" { return Lesson("what is equal is asked with ==") }
    return isNumber ? nil : member(name, isText: isText, isArray: decl.name.hasPrefix("Array"))
  }

  private static func member(_ name: String, isText: Bool, isArray: Bool) -> Lesson? {
    switch name {
    case "length", "size", "len": Lesson("how many there are is said by 'count'", .rename("count"))
    case "push", "add", "push_back", "addObject", "appendElement":
      isArray ? Lesson("an array grows by append(_:)", .rename("append")) : Lesson("an element is put in by insert(_:)")
    case "pop": Lesson("popLast() takes the last one and may be nil; removeLast() must find one")
    case "shift": Lesson("removeFirst() takes the first one")
    case "unshift": Lesson("insert(_:at: 0) puts one first")
    case "indexOf": Lesson("where it stands is said by firstIndex(of:), which may be nil")
    case "includes", "has", "containsValue": Lesson("whether it is there is said by contains(_:)", .rename("contains"))
    case "containsKey", "hasKey", "get", "put": Lesson("values are read and written by key: dictionary[key]")
    case "find", "detect": Lesson("the first that fits is first(where:), which may be nil")
    case "some", "any": Lesson("whether one fits is said by contains(where:)")
    case "every", "all": Lesson("whether all fit is said by allSatisfy(_:)", .rename("allSatisfy"))
    case "slice": Lesson("a part is prefix(2), dropFirst(2), or array[1..<3]")
    case "join": Lesson("texts are joined by joined(separator:)")
    case "toUpperCase", "upper", "uppercase": isText ? Lesson("it is uppercased()", .rename("uppercased")) : nil
    case "toLowerCase", "lower", "lowercase": isText ? Lesson("it is lowercased()", .rename("lowercased")) : nil
    case "startsWith", "startswith": isText ? Lesson("it is hasPrefix(_:)", .rename("hasPrefix")) : nil
    case "endsWith", "endswith": isText ? Lesson("it is hasSuffix(_:)", .rename("hasSuffix")) : nil
    case "charAt": isText ? Lesson("the characters are counted one by one: Array(text)[0], or text.first") : nil
    case "substring", "substr": isText ? Lesson("a part of a text is prefix(3), suffix(3) or dropFirst(3)") : nil
    case "trim", "strip": isText ? Lesson("it is trimmingCharacters(in: .whitespaces)") : nil
    case "replace": isText ? Lesson("it is replacingOccurrences(of:with:)") : nil
    default: nil
    }
  }
}

extension Diagnostic {
  /// A fault in a written type or attribute, with the name that was meant where that is plain.
  package static func ofType(
    _ kind: ResolutionDiagnostic, at place: SourceRange, in universe: Universe
  ) -> Diagnostic {
    let name = String(place.text)
    var lesson: Lesson? { universe.lesson(on: .type(name)) ?? OtherLanguages.lesson(onType: name) }
    switch kind {
    case .unknownAttribute:
      return Diagnostic(kind, at: place, notes: lesson.map { [Note($0.text)] } ?? [])
    case .unknownType(_, let suggestion, nil):
      if let lesson {
        return Diagnostic(
          ResolutionDiagnostic.unknownType(name: name, suggestion: nil), at: place,
          notes: [lesson.note(onMember: place)])
      }
      var fault = Diagnostic(kind, at: place)
      if let suggestion, DidYouMean.isMistyped(name, as: suggestion) {
        fault.fix = [Edit(range: place, text: suggestion)]
      }
      return fault
    default: return Diagnostic(kind, at: place)
    }
  }
}
