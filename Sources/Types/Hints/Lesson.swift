import SyntaxTree

/// What went wrong with a member or a value, as the host is asked about it: it may know why, and what to write instead.
package enum Misstep: Sendable {
  /// Nothing of that name is in reach.
  case name(String)
  /// A type does not have the member.
  case member(String, of: Type)
  /// A call of the member does not fit any of its forms.
  case call(String, of: Type)
  /// One argument of such a call is of another type than wanted.
  case argument(of: String, on: Type, given: Type, wanted: Type)
  /// A closure given to such a call takes another number of arguments than it gets.
  case closure(of: String, on: Type, wanted: Int, given: Int)
  /// What a call asks of a type is not so: `flatMap` of a closure that gives no sequence.
  case requirement(of: String, on: Type, given: Type)
  /// A value stands where another type is wanted.
  case conversion(Type, to: Type)
  /// A value is dropped.
  case dropped(Type)
  /// A property that is read only is assigned to.
  case assignment(String, of: Type)
  /// The generic parameters of what a text names could not be inferred.
  case inference(of: String)
  /// A body ends without a result of that type.
  case missingReturn(Type)
  /// A module that is missing, or empty, is imported.
  case module(String)
}

/// A note that teaches.
package struct Lesson: Sendable {
  package let text: String
  /// What to change, where that needs nothing that only the author knows.
  package let remedy: Remedy?

  package init(_ text: String, _ remedy: Remedy? = nil) {
    self.text = text
    self.remedy = remedy
  }

  package enum Remedy: Sendable {
    /// Another name for the member.
    case rename(String)
    /// Behind the value: `.asObservable()`.
    case append(String)
    /// Between what stands before the member and its dot: `.asDriver(…)`.
    case convertBase(String)
    /// All that stands in the parentheses of the call.
    case arguments(String)
  }
}

extension Lesson {
  /// As a note about a member; `base` is what stands before the dot.
  package func note(onMember name: SourceRange, base: SourceRange? = nil) -> Diagnostic.Note {
    var note = Diagnostic.Note(text)
    switch remedy {
    case .rename(let other)?: note.fix = [.init(range: name, text: other)]
    case .convertBase(let text)?:
      if name.start > 0 { note.fix = [.init(range: name.beforeDot, text: text)] }
    case .arguments(let text)?:
      if let list = name.argumentsBehind { note.fix = [.init(range: list, text: text)] }
    case .append(let text)?:
      if let base { note.fix = [.init(range: base.following.empty, text: text)] }
    case nil: break
    }
    return note
  }

  /// As a note about a value.
  package func note(onValue value: SourceRange) -> Diagnostic.Note {
    var note = Diagnostic.Note(text)
    if case .append(let text)? = remedy { note.fix = [.init(range: value.following.empty, text: text)] }
    return note
  }
}

extension SourceRange {
  /// Where it begins, nothing of it.
  fileprivate var empty: SourceRange { SourceRange(file: file, start: start, end: start) }

  /// The place before the dot that stands before a member's name.
  package var beforeDot: SourceRange {
    let bytes = Array(file.text.utf8.prefix(start))
    var place = start
    while place > 0, [32, 10, 13, 9, UInt8(ascii: "?"), UInt8(ascii: ".")].contains(bytes[place - 1]) {
      place -= 1
    }
    return SourceRange(file: file, start: place, end: place)
  }

  /// What stands in the parentheses right behind it, to the one that closes them.
  fileprivate var argumentsBehind: SourceRange? {
    let bytes = Array(file.text.utf8.dropFirst(end).prefix(2))
    guard bytes == Array("()".utf8) else { return nil }
    return SourceRange(file: file, start: end + 1, end: end + 1)
  }
}
