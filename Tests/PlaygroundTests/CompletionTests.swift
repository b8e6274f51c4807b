import Testing

@testable import Playground

@Suite("completion")
struct CompletionTests {
  private func names(_ shell: Shell, _ text: String) -> [String] {
    shell.session.completions(of: text, at: text.utf8.count).candidates.map(\.insert)
  }

  @Test("offers members of an expression's value, with their signatures")
  func members() {
    let shell = Shell()
    shell("let query = PublishSubject<String>()")
    let found = shell.session.completions(of: "query.deb", at: 9)
    #expect(found.start == 6)
    #expect(found.candidates.map(\.insert).contains("debounce"))
    let displays = found.candidates.map(\.display)
    #expect(
      displays.contains { $0.hasPrefix("debounce(_ dueTime:") && $0.hasSuffix("Observable<String>") })
    #expect(names(shell, "query.map { $0.count }.distinctU").allSatisfy { $0 == "distinctUntilChanged" })
    #expect(names(shell, "\"abc\".isEmp") == ["isEmpty"])
    #expect(names(shell, "Observable<Int>.inter").allSatisfy { $0 == "interval" })
  }

  @Test("offers names, the user's own first of all")
  func names() {
    let shell = Shell()
    shell("let myVariable = 1")
    #expect(names(shell, "print(myV") == ["myVariable"])
    #expect(names(shell, "Publ") == ["PublishRelay", "PublishSubject"])
    #expect(names(shell, "__shell").isEmpty)
  }

  @Test("offers the labels of what is being called")
  func labels() {
    let shell = Shell()
    shell("func greet(person name: String, loudly: Bool) {}")
    #expect(names(shell, "greet(per") == ["person:"])
    #expect(names(shell, "greet(person: \"a\", lou") == ["loudly:"])
  }

  @Test("offers commands and what stands behind them")
  func commands() {
    let shell = Shell()
    #expect(names(shell, ":a") == ["advance"])
    #expect(names(shell, ":clock v") == ["virtual"])
    #expect(names(shell, ":help deb").contains("debounce"))
    #expect(names(shell, ":exp") == ["export"])
    #expect(names(shell, ":export rx") == ["rxtest"])
  }

  @Test("offers those names behind :why and its kin of which the recording can be asked")
  func askable() {
    let shell = Shell()
    shell("import UIKit")
    shell("let names = PublishSubject<String>(), nameField = UITextField(), named = names.subscribe(), naked = 3")
    #expect(names(shell, ":why na") == ["nameField", "named", "names"])
    #expect(names(shell, ":marble name").contains("names"))
    #expect(names(shell, ":graph nak").isEmpty)
    #expect(names(shell, ":export svg na").contains("names"))
    #expect(names(shell, ":events pu") == ["pushed"])
  }

  @Test("offers nothing inside of a string or a comment")
  func strings() {
    let shell = Shell()
    #expect(names(shell, "print(\"pri").isEmpty)
    #expect(names(shell, "// pri").isEmpty)
  }
}
