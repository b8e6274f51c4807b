import Testing

@testable import Playground

@Suite("Commands without a colon")
struct BareCommandTests {
  @Test(
    "name help and the end of the session, as other shells do",
    arguments: [
      ("help", ":help"), ("?", ":help"), ("?map", ":help map"), ("map?", ":help map"), ("?:marble", ":help :marble"),
      ("quit", ":quit"), ("exit", ":quit"), ("help map", ":help map"), ("exit()", ":quit"), ("quit()", ":quit"),
      ("help(map)", ":help map"), ("help()", ":help"),
      ("Observable.of?", ":help Observable.of"), ("?Observable.of", ":help Observable.of"),
      ("help :marble", ":help :marble"),
    ])
  func commands(_ line: String, _ command: String) {
    #expect(BareCommand.command(in: line) { _ in false } == command)
  }

  @Test(
    "leave Swift alone",
    arguments: [
      "exit(1)", "help.count", "a ? b : c", "optional?.count", "??", "1?", "? map", "let help = 1", "help = 1",
      "help a b",
    ])
  func others(_ line: String) {
    #expect(BareCommand.command(in: line) { _ in false } == nil)
  }

  @Test("are names that nobody has declared, in a script")
  func script() {
    #expect(Shell(interactive: false)("help").contains("cannot find 'help' in scope"))
  }

  @Test("mean what the session has declared under that name")
  func declared() {
    let shell = Shell()
    #expect(shell("help").contains(":help commands"))
    #expect(shell("map?") == shell(":help map"))
    shell("let help = 5, name: Int? = 3")
    #expect(shell("help").contains("= 5"))
    #expect(shell("name?").contains("Int?"))
    shell("func quit() -> Int { 7 }")
    #expect(shell("quit()").contains("= 7"))
  }
}
