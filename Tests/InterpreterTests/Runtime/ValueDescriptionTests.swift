import Testing
@testable import Execution
@testable import Types

@Suite("Values describe themselves as Swift's do")
struct ValueDescriptionTests {
  let player: Value = {
    let decl = NominalDecl(kind: .structure, name: "Player", parent: nil)
    decl.storedProperties = ["name", "score"].map {
      VariableDecl(name: $0, kind: .storedProperty, type: .any, isLet: false)
    }
    return .structure(StructInstance(decl: decl, typeArguments: [], fields: [.string("Ann"), .int(3)]))
  }()
  func event(_ payload: [(String?, Value)]) -> Value {
    let decl = NominalDecl(kind: .enumeration, name: "E", parent: nil)
    let enumCase = EnumCaseDecl(name: "next", owner: decl, index: 0)
    enumCase.payload = payload.map { ($0.0, .any) }
    return .enumeration(EnumInstance(enumCase: enumCase, typeArguments: [], payload: payload.map(\.1)))
  }

  @Test("scalars") func scalars() {
    #expect(Value.double(1e16).description == "1e+16")
    #expect(Value.double(5).description == "5.0")
    #expect(Value.string("a\n").description == "a\n")
    #expect(Value.string("a\n").debugDescription == "\"a\\n\"")
    #expect(Value.void.description == "()")
  }

  @Test("collections show their elements in debug form") func collections() {
    #expect(Value.array([.string("a"), .none, .wrapped(.string("b"))]).description == #"["a", nil, Optional("b")]"#)
    #expect(Value.dictionary([.string("a"): .int(1)]).description == #"["a": 1]"#)
    #expect(Value.dictionary([:]).description == "[:]")
    #expect(Value.array([.set([.int(1)])]).description == "[Set([1])]")
    #expect(Value.tuple(.int(1), .string("b"), labels: [nil, "b"]).description == #"(1, b: "b")"#)
  }

  @Test("a brief description ends after the characters that a line can show") func brief() {
    var shared = event([(nil, .int(1))])
    for _ in 0..<200 { shared = event([(nil, shared), (nil, shared)]) }
    let numbers = (0..<100_000).map { Value.int($0) }
    let values: [Value] = [
      shared, .array(numbers), .boxed(numbers[3...]), .set(Set(numbers)),
      .string(String(repeating: "é", count: 100_000)),
      .tuple(.array(numbers), .array(numbers), labels: [nil, nil]),
    ]
    for value in values {
      let length = value.briefDescription.count
      #expect(length > 200 && length < 20_000)
    }
    #expect(Value.array(Array(numbers[..<3])).briefDescription == "[0, 1, 2]")
  }

  @Test("structs, unqualified by themselves and qualified inside others") func structs() {
    #expect(player.description == #"Player(name: "Ann", score: 3)"#)
    #expect(Value.array([player]).description == #"[main.Player(name: "Ann", score: 3)]"#)
  }

  @Test("enum cases with payloads") func enums() {
    #expect(event([]).description == "next")
    #expect(event([(nil, .int(1))]).description == "next(1)")
    #expect(event([("x", .int(1))]).description == "next(x: 1)")
    #expect(event([(nil, .tuple(.int(1), .int(2)))]).description == "next(1, 2)")
    #expect(
      Value.wrapped(event([("x", .int(1)), (nil, .string("s"))])).description == #"Optional(main.E.next(x: 1, "s"))"#)
  }

  @Test("errors travel through native code and come back as themselves") func errors() {
    let thrown = player.asError
    #expect(thrown is ThrownValue)
    #expect(Value(error: thrown) == player)
    struct Native: Error, Equatable { var code = 1 }
    let value = Value(error: Native())
    #expect(value.native(as: Native.self) == Native())
    #expect(value.asError is Native)
  }
}
