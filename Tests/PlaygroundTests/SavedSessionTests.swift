import Foundation
import Testing

@testable import Playground

@Suite("a saved session")
struct SavedSessionTests {
  @Test("numbers earlier declarations of a name, and their uses, so that a file can hold all of them")
  func numbers() {
    let inputs = [
      "let a: Int = 1, b = 2", "print(\"a\", \"\\(a)\", [a: a], f(a: a)) // a", "struct A: Codable { var a = 1 }",
      "extension A {}", "let a = a + b; print(a)", "struct A { let b = A.self }", "let x = A()",
      "func f(_ n: Int) -> Int { n }", "func g(_ n: String) -> String { n }", "f(1)", "func f(_ n: Int) -> Int { 2 }",
      "xs.map { (a: Int) in a }", "let (a, c) = (1, 2)",
    ]
    #expect(
      RedeclaredNames.numbered(inputs) == [
        "let a1: Int = 1, b = 2", "print(\"a\", \"\\(a1)\", [a1: a1], f(a: a1)) // a",
        "struct A1: Codable { var a = 1 }",
        "extension A1 {}", "let a2 = a1 + b; print(a2)", "struct A { let b = A.self }", "let x = A()",
        "func f1(_ n: Int) -> Int { n }", "func g(_ n: String) -> String { n }", "f1(1)",
        "func f(_ n: Int) -> Int { 2 }", "xs.map { (a: Int) in a }", "let (a, c) = (1, 2)",
      ])
  }

  @Test("runs again as a file where names were declared again")
  func runsAgain() throws {
    let shell = Shell()
    for input in [
      "let a = 1", "let a = 2", "struct A1 { let x = 1 }", "let v = A1()", "struct A1 { let y = 2 }", "let w = A1()",
      "print(a, v.x, w.y)",
    ] { shell(input) }
    let path = NSTemporaryDirectory() + "rxsh-save-\(UUID().uuidString).swift"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(shell(":save \(path)") == "\(path): 7 statements saved\n")
    #expect(shell(":save \(path)") == "\(path): 7 statements saved, replaced\n")
    let script = Shell(interactive: false)
    #expect(script.session.run(file: try String(contentsOfFile: path, encoding: .utf8), name: "saved.swift"))
    #expect(script.output.take() == "2 1 2\n")
  }

  @Test("has only commands that change what the program does, and no transcript's name")
  func commands() throws {
    let shell = Shell()
    for input in ["import RxSwift", "let a = 1", ":vars", ":help map", ":history", ":advance 1s"] { shell(input) }
    let path = NSTemporaryDirectory() + "rxsh-save-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path + ".swift") }
    #expect(shell(":save \(path).md").contains("is the name of a transcript"))
    #expect(!FileManager.default.fileExists(atPath: path + ".md"))
    #expect(shell(":save \(path).swift") == "\(path).swift: 1 statement saved\n")
    let text = try String(contentsOfFile: path + ".swift", encoding: .utf8)
    #expect(text == "import RxSwift\nimport RxCocoa\n\nlet a = 1\n// :advance 1s\n")
  }

  @Test("as a package compiles: a value after a declaration on its line, names that are declared again, commands")
  func package() {
    let shell = Shell()
    for input in [
      ":trace off", "let n1 = 5; Observable.just(n1).subscribe(onNext: { print($0) })", "struct A { let x = 1 }",
      "let v = A()", "struct A { let y = 2 }", "let but = UIButton(); but.rx.tap.subscribe(onNext: { print(\"tap\") })",
      ":tap but",
    ] { shell(input) }
    let package = SwiftPackage(name: "X", library: nil, log: shell.session.log)
    #expect(
      package.main.hasSuffix(
        """
        let n1 = 5
        _ = Observable.just(n1).subscribe(onNext: { print($0) })
        struct A1 { let x = 1 }
        let v = A1()
        struct A { let y = 2 }
        let but = UIButton()
        _ = but.rx.tap.subscribe(onNext: { print("tap") })
        // Not exported: :tap but

        """))
    #expect(package.missingCommands == [":tap but"])
    let folder = NSTemporaryDirectory() + "rxsh-package-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      shell(":export swift \(folder)").contains("note: what these commands did is not in the package; comments are in"))
  }

  @Test("is in the home folder that HOME names")
  func home() {
    #expect(HomePath.expanded("~/a b.swift") == ProcessInfo.processInfo.environment["HOME"]! + "/a b.swift")
    #expect(HomePath.expanded("/tmp/~/a") == "/tmp/~/a")
  }
}
