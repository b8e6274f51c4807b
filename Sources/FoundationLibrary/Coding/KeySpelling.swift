import Execution
import Foundation

/// Conversion between the program's keys and those of a text.
enum KeyStrategy: @unchecked Sendable {
  case plain
  case snakeCase
  /// The program's own, from the path to the key.
  case custom(Function)

  /// Returns the key of a text for one of the program.
  func written(_ key: Value, under path: [Value], _ runtime: Runtime) throws -> String {
    let name = runtime.name(ofKey: key)
    return switch self {
    case .plain: name
    case .snakeCase: SnakeCase.spelled(name)
    case .custom(let function): runtime.name(ofKey: try function.call(.array(path + [key])))
    }
  }

  /// Returns the program's key for a key of a text.
  func read(_ key: String, under path: [Value], _ runtime: Runtime) throws -> String {
    switch self {
    case .plain: key
    case .snakeCase: SnakeCase.read(key)
    case .custom(let function): runtime.name(ofKey: try function.call(.array(path + [.boxed(JSONKey(key))])))
    }
  }
}

/// `imageURL` as `image_url`, `image_url` as `imageUrl`.
enum SnakeCase {
  static func spelled(_ key: String) -> String {
    let letters = Array(key)
    guard letters.count > 1 else { return key.lowercased() }
    var words: [ArraySlice<Character>] = []
    var start = 0
    var searched = 1
    while let capital = letters[searched...].firstIndex(where: \.isUppercase) {
      words.append(letters[start..<capital])
      start = capital
      guard let small = letters[capital...].firstIndex(where: \.isLowercase) else { break }
      // Of several capitals the last one begins the next word.
      if small > capital + 1 {
        words.append(letters[capital..<small - 1])
        start = small - 1
      }
      searched = small + 1
      if searched >= letters.count { break }
    }
    words.append(letters[start...])
    return words.map { String($0).lowercased() }.joined(separator: "_")
  }

  static func read(_ key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else {
      return key
    }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let rest = words.dropFirst().map(\.capitalized).joined()
    return key[..<first] + words[0].lowercased() + rest + key[key.index(after: last)...]
  }
}
