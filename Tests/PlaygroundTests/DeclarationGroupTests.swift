import Testing

@testable import Playground

/// Inputs that are pasted or loaded in one piece, with declarations in the order of tutorials.
@Suite("Declarations of one input")
struct DeclarationGroupTests {
  @Test("may use those that stand behind them")
  func forward() {
    let shell = Shell()
    let printed = shell(
      """
      class Screen {
        func show() { print(greeting(Name()), #line) }
      }

      // 2. what it calls
      func greeting(_ name: Name) -> String { "Hello, \\(name.text)" }

      public struct Name { var text = "Kim" }
      Screen().show()
      """)
    #expect(printed == "class Screen\nstruct Name\ngreeting(_:): (Name) -> String\nHello, Kim 2\n")
  }

  @Test("may use actors that stand behind them")
  func forwardActor() {
    #expect(
      Shell()(
        """
        func total(_ score: Score) async -> Int { await score.total }
        actor Score { var total = 0 }
        """) == "actor Score\ntotal(_:): (Score) async -> Int\n")
  }

  @Test("are all refused where one is wrong, with every error")
  func faulty() {
    let shell = Shell(keepsGoing: true)
    let printed = shell(
      """
      class Screen { func show() { print(greting()) } }
      func greeting() -> String { 5 }
      func farewell() -> String { "Bye" }
      """)
    #expect(printed.contains("cannot find 'greting' in scope"))
    #expect(printed.contains("cannot convert return expression of type 'Int' to return type 'String'"))
    #expect(shell("farewell()").contains("cannot find 'farewell' in scope"))
  }

  @Test("stand together with the statements between them")
  func statements() {
    let printed = Shell()("func a() { b() }\na()\nfunc b() { print(1) }")
    #expect(printed.hasSuffix("1\n") && !printed.contains("error"))
  }

  @Test("stand together in what is saved")
  func saved() {
    let shell = Shell()
    shell("func a() { b() }\nfunc b() { print(2) }")
    #expect(shell("a()") == "2\n")
  }
}
