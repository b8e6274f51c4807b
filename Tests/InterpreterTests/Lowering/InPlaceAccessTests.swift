@testable import Execution
@testable import FoundationLibrary
import Testing
@testable import Types

/// A module with `storage(of:)`, the address of a collection's elements, by which a test sees copies.
private func addressModule() -> NativeModule {
  let module = NativeModule(name: "Addresses")
  module.global([
    NativeMember(
      "func storage<T>(of collection: T) -> Int",
      .unary { value in
        switch value {
        case .array(let elements): .int(unsafeBitCast(elements, to: Int.self))
        case .dictionary(let entries): .int(unsafeBitCast(entries, to: Int.self))
        default: .int(0)
        }
      })
  ])
  return module
}

private func output(_ source: String) -> String {
  let run = ProgramRun(modules: [standardModule, addressModule()])
  run.run(source)
  return run.output + (run.fault ?? "")
}

@Suite("Elements are read and changed in place")
struct InPlaceAccessTests {
  private static let changes = [
    "a[1] = 5", "a[i] = 5", "a[i + 1] = 5", "a[Int(\"1\")!] = i", "a[i] += 2", "a[1] -= 2", "a[i - 1] *= 2",
    "a[2] = a[1] + a[i]", "a.swapAt(0, 1)", "for x in 0..<3 where a[x] < 2 { a[x] += 1 }",
    "while a[0] < 5 { a[0] += 1 }",
  ]

  @Test("a change of an array in a variable copies nothing", arguments: changes)
  func arrays(change: String) {
    let body = "let before = storage(of: a); \(change); print(before == storage(of: a))"
    #expect(output("func f() { var a = [1, 2, 3]; let i = 1; \(body) }\nf()") == "true\n")
    #expect(output("func f(_ a: inout [Int]) { let i = 1; \(body) }\nvar a = [1, 2, 3]\nf(&a)") == "true\n")
    #expect(output("var a = [1, 2, 3]; let i = 1\n\(body)") == "true\n")
    #expect(output("var a = [1, 2, 3]; let i = 1\nfunc f() { \(body) }\nf()") == "true\n")
    #expect(output("func f() { var a = [1, 2, 3]; let i = 1; let g = { \(body) }; g() }\nf()") == "true\n")
    #expect(output("func f() { var a = [1, 2, 3]; let i = 1; let g = { a }; \(body); _ = g }\nf()") == "true\n")
    let members = "var a = [1, 2, 3]; let i = 1"
    #expect(output("struct S { \(members); mutating func f() { \(body) } }\nvar s = S()\ns.f()") == "true\n")
    #expect(output("class C { \(members); func f() { \(body) } }\nC().f()") == "true\n")
  }

  @Test("a change of an array that has a copy leaves the copy as it is", arguments: changes)
  func copies(change: String) {
    let body = "let copy = a; \(change); print(copy)"
    #expect(output("func f() { var a = [1, 2, 3]; let i = 1; \(body) }\nf()") == "[1, 2, 3]\n")
    #expect(output("var a = [1, 2, 3]; let i = 1\n\(body)") == "[1, 2, 3]\n")
    let members = "var a = [1, 2, 3]; let i = 1"
    #expect(output("struct S { \(members); mutating func f() { \(body) } }\nvar s = S()\ns.f()") == "[1, 2, 3]\n")
    #expect(output("class C { \(members); func f() { \(body) } }\nC().f()") == "[1, 2, 3]\n")
    #expect(output("func f() { var a = [1, 2, 3]; let i = 1; let g = { \(body) }; g() }\nf()") == "[1, 2, 3]\n")
  }

  @Test(
    "a change in an array of arrays copies neither", arguments: ["m[1][0] = 5", "m[i][i - 1] += 5", "m[i][0] /= 2"])
  func nested(change: String) {
    let body = """
      let (outer, inner) = (storage(of: m), storage(of: m[1])); \(change)
      print(outer == storage(of: m), inner == storage(of: m[1]))
      let copy = m; \(change); print(copy[1][0] == m[1][0])
      """
    for type in ["Int", "Double"] {
      let declared = "var m: [[\(type)]] = [[1, 2], [3, 4]]; let i = 1"
      let second = change == "m[1][0] = 5" ? "true" : "false"
      #expect(output("func f() { \(declared); \(body) }\nf()") == "true true\n\(second)\n")
      #expect(output("\(declared)\n\(body)") == "true true\n\(second)\n")
      #expect(output("final class C { \(declared); func f() { \(body) } }\nC().f()") == "true true\n\(second)\n")
      let structure = "struct S { \(declared); mutating func f() { \(body) } }"
      #expect(output("\(structure)\nvar s = S()\ns.f()") == "true true\n\(second)\n")
    }
  }

  @Test(
    "a change of a dictionary in a variable copies nothing",
    arguments: [
      "d[\"a\"] = 5", "d[key] = nil", "d[key, default: 0] += 1", "d[key, default: 7] -= 1", "d[\"a\"]! += 1",
      "d[key]? *= 3", "if let n = d[key] { d[key] = n + 1 }", "d[key] = d[\"b\"]", "d[key] = (d[key] ?? 0) + 1",
    ])
  func dictionaries(change: String) {
    let body = "let before = storage(of: d); \(change); print(before == storage(of: d))"
    let declared = "var d = [\"a\": 1, \"b\": 2]; let key = \"b\""
    #expect(output("func f() { \(declared); \(body) }\nf()") == "true\n")
    #expect(output("\(declared)\n\(body)") == "true\n")
    #expect(output("func f() { \(declared); let g = { \(body) }; g() }\nf()") == "true\n")
    let copying = "let copy = d; \(change); print(copy.count, copy[\"a\"]!, copy[\"b\"]!)"
    #expect(output("func f() { \(declared); \(copying) }\nf()") == "2 1 2\n")
    #expect(output("\(declared)\n\(copying)") == "2 1 2\n")
    #expect(output("struct S { \(declared); mutating func f() { \(copying) } }\nvar s = S()\ns.f()") == "2 1 2\n")
    #expect(output("class C { \(declared); func f() { \(body); \(copying) } }\nC().f()").hasPrefix("true\n"))
  }

  @Test("a change that fails leaves the collection as it was")
  func failures() {
    for declared in ["", "func f() { ", "func f() { let g = { print(a, d) }; defer { g() };"] {
      let start = "var a = [1, Int.max]; var d = [\"x\": Int.max]\n"
      let end = declared.isEmpty ? "" : " }\nf()"
      for change in [
        "a[1] += 1", "a[2] = 0", "a[2] += 1", "a[-1] *= 2", "d[\"x\", default: 0] += 1",
        "d[\"y\", default: Int.max] += 1",
      ] {
        let run = ProgramRun()
        run.run(start + declared + change + end)
        #expect(run.fault != nil)
        run.run("print(a, d[\"x\"]!, d.count)")
        #expect(run.output == "[1, \(Int.max)] \(Int.max) 1\n", "\(declared)\(change)")
      }
    }
  }
}
