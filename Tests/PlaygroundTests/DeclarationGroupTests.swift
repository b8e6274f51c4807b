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

  @Test("are told of one by one where something is wrong with them")
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
    #expect(shell("farewell()") == "$R0: String = \"Bye\"\n")
  }

  @Test("are not taken together beyond a statement that is none")
  func statements() {
    let shell = Shell(keepsGoing: true)
    let printed = shell("func a() { b() }\nprint(1)\nfunc b() {}")
    #expect(printed.contains("cannot find 'b' in scope") && printed.contains("1\n"))
  }

  @Test("stand together in what is saved")
  func saved() {
    let shell = Shell()
    shell("func a() { b() }\nfunc b() { print(2) }")
    #expect(shell("a()") == "2\n")
  }
}
