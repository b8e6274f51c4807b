import Testing

@testable import Playground

@Suite("The signature of the call that is being typed")
struct SignatureTests {
  private func call(_ text: String) -> OpenCall? {
    OpenCall(SourceText(Array(text.utf8)).tokens, in: Array(text.utf8))
  }

  @Test("belongs to the innermost open parenthesis behind a name")
  func calls() throws {
    #expect(call("a.debounce(.milliseconds(300), ")?.name == "debounce")
    #expect(call("a.debounce(.milliseconds(3")?.name == "milliseconds")
    #expect(call("Variable<[Int]>(")?.name == "Variable")
    #expect(call("함수([1, 2")?.name == "함수")
    let found = try #require(call("f(1, [2, 3], label: g(4), last: "))
    #expect(found.argument == 3 && found.label == "last" && found.calleeEnd == 1)
    #expect(call("f(\"a, b(\", ")?.argument == 1)
  }

  @Test("is nobody's outside of a call")
  func others() {
    for text in [
      "", "f", "f()", "f { a", "f(a) { b", "(1, ", "if (", "func f(", "init(", "a + (b", "f (", "[f", "// f(",
    ] {
      #expect(call(text) == nil, "\(text)")
    }
  }

  @Test("has the parameter that is being typed")
  func parameters() throws {
    let signature = "debounce(_ dueTime: Time<A, B>, block: (Int) -> [String], last: Int) -> Observable<(A, B)>"
    func typed(_ text: String) throws -> String? {
      let call = try #require(self.call(text))
      let found = try #require(CallSignature([signature], for: call))
      return found.parameter.map { String(decoding: Array(signature.utf8)[$0], as: UTF8.self) }
    }
    #expect(try typed("debounce(") == "_ dueTime: Time<A, B>")
    #expect(try typed("debounce(1, ") == "block: (Int) -> [String]")
    #expect(try typed("debounce(1, last: ") == "last: Int")
    #expect(try typed("debounce(1, 2, 3, ") == nil)
  }

  @Test("is the overload's that has such a parameter, and tells how many others there are")
  func overloads() throws {
    let all = ["f(a: Int)", "f(b: Int)", "f()"]
    let second = try #require(call("f(b: "))
    #expect(CallSignature(all, for: second)?.text == "f(b: Int)  +2")
    #expect(CallSignature([], for: second) == nil)
  }

  @Test("is found for functions that take closures, not for variables that hold one")
  func closures() throws {
    let shell = Shell()
    shell("let query = PublishSubject<String>(); let held: (Int) -> Int = { $0 }")
    let all = shell.session.signatures(ofCallee: "query.subscribe", named: "subscribe")
    let call = try #require(self.call("query.subscribe(onNext: "))
    #expect(CallSignature(all, for: call)?.text.hasPrefix("subscribe(onNext:") == true)
    #expect(
      shell.session.signatures(ofCallee: "query.bind", named: "bind").first?.hasPrefix("bind<Observer>(to") == true
        || shell.session.signatures(ofCallee: "query.bind", named: "bind").first?.hasPrefix("bind(to") == true)
    // Other names begin with this one.
    shell("struct Own { func map(_ f: (Int) -> Int) {}; func mapped() {} }; let own = Own()")
    #expect(
      shell.session.signatures(ofCallee: "own.map", named: "map").first?.hasPrefix("map(_ f: (Int) -> Int)") == true)
    #expect(shell.session.signatures(ofCallee: "held", named: "held").isEmpty)
  }

  @Test("is found for functions, members and initializers")
  func session() {
    let shell = Shell()
    shell("let query = PublishSubject<String>(); func own(_ first: Int) {}")
    #expect(
      shell.session.signatures(ofCallee: "query.debounce", named: "debounce").first?.hasPrefix("debounce(_ dueTime:")
        == true)
    #expect(shell.session.signatures(ofCallee: "own", named: "own") == ["own(_ first: Int)"])
    #expect(
      shell.session.signatures(ofCallee: "BehaviorSubject", named: "BehaviorSubject").first?.hasPrefix(
        "BehaviorSubject(value:") == true)
    #expect(shell.session.signatures(ofCallee: "query", named: "query").isEmpty)
  }
}
