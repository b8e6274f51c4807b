import SyntaxTree

/// A mistake with a member or a value; the host may know its cause and a correction.
package enum Mistake: Sendable {
  /// A name that is not in scope.
  case name(String)
  /// A call of a free function of a library does not fit.
  case function(String)
  /// A type does not have the member.
  case member(String, of: Type)
  /// A call of the member does not fit any of its forms.
  case call(String, of: Type)
  /// An argument of a call has another type than its parameter.
  case argument(of: String, on: Type, given: Type, wanted: Type)
  /// A closure given to such a call takes another number of arguments than it gets.
  case closure(of: String, on: Type, wanted: Int, given: Int)
  /// A type does not meet a requirement of a call: `flatMap` of a closure that returns no sequence.
  case requirement(of: String, on: Type, given: Type)
  /// A closure given to such a call uses its element, an optional, as if it were none.
  case optionalElement(Type, of: String, on: Type)
  /// A call gives back what its closure returned, which is nothing.
  case emptyResult(of: String, on: Type)
  /// A value has another type than is expected.
  case conversion(Type, to: Type)
  /// A value is dropped.
  case dropped(Type)
  /// A property that is read only is assigned to.
  case assignment(String, of: Type)
  /// A type that is not in scope.
  case type(String)
  /// The generic parameters of an expression could not be inferred.
  case inference(of: String)
  /// A body ends without a result of that type.
  case missingReturn(Type)
  /// A module that is missing, or empty, is imported.
  case module(String)
}

/// A note that teaches.
package struct Lesson: Sendable {
  package let text: String
  /// Correction, if it needs no knowledge that only the author has.
  package let remedy: Remedy?

  package init(_ text: String, _ remedy: Remedy? = nil) {
    self.text = text
    self.remedy = remedy
  }

  package enum Remedy: Sendable {
    /// Another name for the member.
    case rename(String)
    /// Appends text to the value: `.asObservable()`.
    case append(String)
    /// Inserts a conversion between the base and the member's dot: `.asDriver(…)`.
    case convertBase(String)
    /// Another call in place of the name and its arguments, which stand where the text has `#`; `#=1` is their value without its
    /// label, or 1 where there is none, and `#<>` the first of the name's generic arguments.
    case call(String)
    /// Another type, with the first of the generic arguments.
    case type(String)
    /// Another call with the arguments under other labels.
    case relabelled(RelabelledCall)
    /// A function that takes the value and the arguments of the call: `Observable.merge(a, b)` for `a.merge(b)`.
    case function(String)
    /// A function that takes the value, in place of a property of it.
    case functionOfBase(String)
    /// A method that is called with the value of an assignment.
    case send(String)
    /// Braces around the argument that is at fault.
    case braces
    /// Other labels of the call's arguments.
    case labels([String: String])
    /// Replaces the arguments of the call.
    case arguments(String)
  }
}

extension Lesson {
  /// Returns the lesson as a note about a member; `base` is the range before the dot.
  package func note(onMember name: SourceRange, base: SourceRange? = nil) -> Diagnostic.Note {
    var note = Diagnostic.Note(text)
    switch remedy {
    case .rename(let other)?: note.fix = [.init(range: name, text: other)]
    case .convertBase(let text)?:
      if name.start > 0 { note.fix = [.init(range: name.beforeDot, text: text)] }
    case .arguments(let text)?:
      if let list = name.argumentsBehind { note.fix = [.init(range: list, text: text)] }
    case .call(let text)?:
      if let (arguments, range) = name.calledArguments {
        let text = text.replacing("#{}", with: arguments.calledInClosure).replacing("#=1", with: arguments.valueOrOne)
          .replacing("#<>", with: name.firstGenericArgument?.text ?? "").replacing("#", with: arguments)
        note.fix = [.init(range: range, text: text)]
      }
    case .type(let type)?:
      if let (text, end) = name.firstGenericArgument {
        note.fix = [.init(range: SourceRange(file: name.file, start: name.start, end: end), text: type + text)]
      } else {
        note.fix = [.init(range: name, text: type)]
      }
    case .relabelled(let call)?:
      if let (arguments, range) = name.calledArguments, let text = call.written(with: arguments) {
        note.fix = [.init(range: range, text: text)]
      }
    case .function(let function)?:
      if let base, let (arguments, range) = name.calledArguments, !arguments.isEmpty {
        let whole = SourceRange(file: name.file, start: base.start, end: range.end)
        note.fix = [.init(range: whole, text: "\(function)(\(base.text), \(arguments))")]
      }
    case .functionOfBase(let function)?:
      if let base {
        let whole = SourceRange(file: name.file, start: base.start, end: name.end)
        note.fix = [.init(range: whole, text: "\(function)(\(base.text))")]
      }
    case .labels(let others)?:
      if let (arguments, range) = name.calledArguments {
        let changed = arguments.relabelled(others)
        if changed != arguments { note.fix = [.init(range: range, text: "\(name.text)(\(changed))")] }
      }
    case .append(let text)?:
      if let base { note.fix = [.init(range: base.following.empty, text: text)] }
    case .braces?, .send?, nil: break
    }
    return note
  }

  /// Returns the lesson as a note about a value.
  package func note(onValue value: SourceRange) -> Diagnostic.Note {
    var note = Diagnostic.Note(text)
    switch remedy {
    case .append(let text)?: note.fix = [.init(range: value.following.empty, text: text)]
    case .braces?: note.fix = Diagnostic.Edit.surround(value, "{ ", " }")
    default: break
    }
    return note
  }
}

extension String {
  /// An argument that is a function as a closure that calls it: `onNext: { print($0) }` for `onNext: print`.
  fileprivate var calledInClosure: String {
    let label = firstRange(of: ": ").map { String(self[..<$0.upperBound]) } ?? ""
    return "\(label){ \(dropFirst(label.count))($0) }"
  }

  /// The argument without its label, or 1 where there is none.
  fileprivate var valueOrOne: String {
    if isEmpty { return "1" }
    return firstRange(of: ": ").map { String(self[$0.upperBound...]) } ?? self
  }

  /// The arguments with other labels; those within brackets are of other calls.
  fileprivate func relabelled(_ others: [String: String]) -> String {
    var (result, word, depth, isLabelPlace) = ("", "", 0, true)
    for character in self {
      if depth == 0, isLabelPlace, character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        result += character == ":" ? others[word] ?? word : word
        word = ""
        isLabelPlace = false
      }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if !character.isWhitespace { isLabelPlace = depth == 0 && character == "," }
      result.append(character)
    }
    return result + word
  }
}

extension SourceRange {
  /// Empty range at its start.
  fileprivate var empty: SourceRange { SourceRange(file: file, start: start, end: start) }

  /// Place before the dot that precedes a member's name.
  package var beforeDot: SourceRange {
    let bytes = Array(file.text.utf8.prefix(start))
    var place = start
    while place > 0, [32, 10, 13, 9, UInt8(ascii: "?"), UInt8(ascii: ".")].contains(bytes[place - 1]) {
      place -= 1
    }
    return SourceRange(file: file, start: place, end: place)
  }

  /// The first generic argument of a name, in angle brackets, and the end of the list: `<Int>` for `Subject<Int, Never>`. The range
  /// of a name that is a value includes the list, that of a type does not.
  fileprivate var firstGenericArgument: (text: String, end: Int)? {
    let bytes = Array(file.text.utf8)
    guard let open = bytes[start..<end].firstIndex(of: UInt8(ascii: "<")) ?? (bytes.indices.contains(end) ? end : nil),
      bytes[open] == UInt8(ascii: "<")
    else { return nil }
    var (depth, comma) = (0, Int?.none)
    for place in open..<bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where bytes[place - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: comma = comma ?? place
      case UInt8(ascii: "\n"): return nil
      default: break
      }
      if depth == 0 { return (String(decoding: bytes[open..<(comma ?? place)], as: UTF8.self) + ">", place + 1) }
    }
    return nil
  }

  /// The arguments of the call of a name, without parentheses, and the range from the name to its end: `map(f)`, `map { … }`.
  fileprivate var calledArguments: (text: String, range: SourceRange)? {
    let bytes = Array(file.text.utf8)
    var open = end
    while open < bytes.count, bytes[open] == UInt8(ascii: " ") { open += 1 }
    guard open < bytes.count else { return nil }
    let isClosure = bytes[open] == UInt8(ascii: "{")
    guard isClosure || open == end && bytes[open] == UInt8(ascii: "("),
      let close = file.endOfBracket(at: open)
    else { return nil }
    let text = bytes[(isClosure ? open : open + 1)..<(isClosure ? close : close - 1)]
    return (String(decoding: text, as: UTF8.self), SourceRange(file: file, start: start, end: close))
  }

  /// Range of the argument list that follows directly, parentheses included.
  fileprivate var argumentsBehind: SourceRange? {
    let bytes = Array(file.text.utf8.dropFirst(end).prefix(2))
    guard bytes == Array("()".utf8) else { return nil }
    return SourceRange(file: file, start: end + 1, end: end + 1)
  }
}
