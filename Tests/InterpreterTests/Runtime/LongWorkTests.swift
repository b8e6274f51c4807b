import Testing
@testable import Execution
@testable import FoundationLibrary
@testable import Interpreter
@testable import StandardLibrary
import SyntaxTree
@testable import Types

/// Runs a body as native code of a program that is being stopped.
private func whileStopping(_ body: (Runtime) throws -> Void) rethrows {
  let thread = EvaluationThread.current
  let former = thread.runtime
  defer { thread.runtime = former }
  let runtime = ProgramRun().program.runtime
  thread.runtime = runtime
  runtime.interrupt()
  // Not longer than the interruption is the thread to refuse to look at values.
  defer { runtime.resume() }
  try body(runtime)
}

@Suite("Native work without questions of its own ends when the program stops")
struct LongWorkTests {
  private static let text = String(repeating: "é ", count: 1 << 20)

  /// The members of an extension, by the beginning of their signatures.
  private func members(_ header: String, _ name: String) -> [NativeImplementation] {
    standardModule.extensions.filter { $0.header == header }.flatMap(\.members).compactMap { member in
      guard member.signature.contains(name), case .host(let code) = member.body else { return nil }
      return (code as? HostFunction)?.implementation
    }
  }

  @Test(
    "a function of Foundation or the library is not waited for while it works on a long text",
    arguments: [
      ("StringProtocol", "func uppercased() "), ("StringProtocol", "func lowercased() "),
      ("StringProtocol", "func hasPrefix"), ("StringProtocol", "func hasSuffix"), ("String", "func hasPrefix"),
      ("StringProtocol", "func contains<"), ("StringProtocol", "var debugDescription"),
      ("StringProtocol", "var capitalized"), ("StringProtocol", "func components"),
      ("StringProtocol", "func trimmingCharacters"), ("StringProtocol", "func folding"),
      ("StringProtocol", "func replacingOccurrences"), ("StringProtocol", "func padding"),
      ("StringProtocol", "func range<"), ("StringProtocol", "func rangeOfCharacter"),
      ("StringProtocol", "func compare<"), ("StringProtocol", "func caseInsensitiveCompare"),
      ("StringProtocol", "func applyingTransform"), ("StringProtocol", "var precomposedString"),
      ("StringProtocol", "func data(using"), ("NSString", "func components"),
      ("NSString", "func range(of searchString"),
      ("NSString", "func trimmingCharacters"), ("String", "init(format: String, _"),
    ])
  func texts(_ type: String, _ name: String) throws {
    let found = members("extension \(type)", name)
    let file = SourceFile(name: "test", text: "f()")
    let place = SourceRange(file: file, start: 0, end: 3)
    #expect(!found.isEmpty, "there is no \(name)")
    for implementation in found {
      let long = Value.string(Self.text)
      whileStopping { runtime in
        #expect(throws: Trap.self, "\(name)") {
          switch implementation {
          case .unary(let body): _ = try body(long)
          case .binary(let body): _ = try body(long, .string("x"))
          case .ternary(let body): _ = try body(long, .string("x"), .string("y"))
          case .general(let body):
            let arguments = [long, .string("x"), .string("y"), .string("z")]
            _ = try body(NativeCall(arguments: arguments, typeArguments: [], runtime: runtime, site: place))
          default: Issue.record("\(name) is of another kind")
          }
        }
      }
    }
  }

  @Test("copies of long lists are given up")
  func copies() {
    let list = [Value](repeating: .int(1), count: 100_000)
    whileStopping { runtime in
      #expect(throws: Trap.self) { try runtime.copied(list[1...]) }
      #expect(throws: Trap.self) { try runtime.copied(Set(list.indices.map { .int($0) })) }
      #expect(throws: Trap.self) { try runtime.reversed(list) }
      #expect(throws: Trap.self) { try runtime.joined(list, list) }
      #expect(throws: Trap.self) { try runtime.repeated(.int(1), 100_000) }
      #expect(throws: Trap.self) { try runtime.mapped(list) { $0 } }
      #expect(throws: Trap.self) { try runtime.set(of: .array(list)) }
      #expect(throws: Trap.self) { try Self.text.countInPieces() }
      #expect(throws: Trap.self) { try Self.text.indexInPieces(Self.text.startIndex, offsetBy: 1 << 20) }
    }
  }

  @Test("copies and counts in pieces are those of Swift", arguments: [0, 1, 5, 16_384, 16_385, 50_000])
  func pieces(count: Int) throws {
    let runtime = ProgramRun().program.runtime
    let list = (0..<count).map { Value.int($0) }
    #expect(try runtime.copied(list.dropFirst()) == Array(list.dropFirst()))
    #expect(try Set(runtime.copied(Set(list))) == Set(list))
    #expect(try runtime.reversed(list) == list.reversed())
    #expect(try runtime.joined(list, list) == list + list)
    #expect(try runtime.repeated(.int(7), count) == Array(repeating: .int(7), count: count))
    #expect(try runtime.mapped(list) { $0 } == list)
    let text = String(repeating: "e\u{301}🇩🇪", count: count)
    #expect(try text.countInPieces() == text.count)
    #expect(try text.unicodeScalars.countInPieces(atMost: text.utf8.count) == text.unicodeScalars.count)
    #expect(try text.indexInPieces(text.startIndex, offsetBy: count) == text.index(text.startIndex, offsetBy: count))
    #expect(try text.indexInPieces(text.endIndex, offsetBy: -count) == text.index(text.endIndex, offsetBy: -count))
    #expect(try text.indexInPieces(text.startIndex, offsetBy: 2 * count + 1) == nil)
  }

  @Test("equal long collections and texts are equal, and have equal hashes")
  func longCollections() {
    let numbers = (0..<10_000).map { Value.int($0) }
    let (set, reversed) = (Value.set(Set(numbers)), Value.set(Set(numbers.reversed())))
    #expect(set == reversed && set.hashValue == reversed.hashValue)
    #expect(set != .set(Set(numbers.dropLast() + [.int(-1)])))
    let entries = ValueTable(zip(numbers, numbers)) { $1 }
    var others = ValueTable(zip(numbers.reversed(), numbers.reversed())) { $1 }
    #expect(Value.dictionary(entries) == .dictionary(others))
    #expect(Value.dictionary(entries).hashValue == Value.dictionary(others).hashValue)
    others[.int(5)] = .int(6)
    #expect(Value.dictionary(entries) != .dictionary(others))
    #expect(Value.array(numbers) == .array(numbers.map { $0 }) && Value.array(numbers) != .array(numbers.reversed()))
    // A value that equals nothing is in a collection that equals itself.
    let odd = Value.set(Set((0..<5_000).map { _ in .double(.nan) }))
    #expect(odd == odd)
    let (composed, decomposed) = (
      String(repeating: "\u{e9}", count: 20_000), String(repeating: "e\u{301}", count: 20_000)
    )
    #expect(composed == decomposed)
    #expect(Value.string(composed).hashValue == Value.string(decomposed).hashValue)
    #expect(Value.string(composed + "a").hashValue == Value.string(composed + "b").hashValue)
  }

  /// Two values, or ever so many that are parts of them.
  private func shared() -> Value {
    var value = Value.array([.int(1), .string("x")])
    for _ in 0..<200 { value = .array([value, value]) }
    return value
  }

  @Test("values that share their parts many times over are given up", .timeLimit(.minutes(1)))
  func sharedParts() {
    let (one, other) = (shared(), shared())
    whileStopping { _ in
      #expect(one != other)
      _ = one.hashValue
      #expect(one.description.utf8.count < 1 << 20)
    }
    // And values are looked at again as soon as the program goes on.
    #expect(Value.array([.array([.int(1)])]) == .array([.array([.int(1)])]))
  }
}
