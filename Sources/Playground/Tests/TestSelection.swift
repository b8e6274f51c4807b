import Types

/// Tests of a program: methods of `XCTestCase` subclasses, and functions marked `@Test`.
struct TestSelection {
  /// A class with the methods that are to run.
  struct Case {
    let type: NominalDecl
    let methods: [FunctionDecl]
    var name: String { type.pathName }
  }

  /// A type with `@Test` functions, or the file with its own.
  struct Suite {
    /// Type of the suite; nil for the functions of the file.
    let type: NominalDecl?
    let tests: [(test: FunctionDecl, plan: FunctionDecl)]
    let nested: [Suite]

    var isEmpty: Bool { tests.isEmpty && nested.allSatisfy(\.isEmpty) }
    var count: Int { tests.count + nested.reduce(0) { $0 + $1.count } }
  }

  private(set) var cases: [Case] = []
  private(set) var suites: [Suite] = []
  /// True if the program has tests, selected or not.
  let hasTests: Bool

  /// - Parameter filter: Selects the tests whose `Type/name` or `Type.name` it matches somewhere.
  init(types: [NominalDecl], functions: [FunctionDecl], filter: TestFilter?) {
    var found = false
    func isSelected(_ type: String?, _ name: String) -> Bool {
      found = true
      return filter?.matches(type, name) ?? true
    }
    func suite(_ type: NominalDecl) -> Suite {
      Suite(
        type: type, tests: type.plannedTests.filter { isSelected(type.pathName, $0.test.shownTestName) },
        nested: type.nestedNominals.map(suite))
    }
    var cases: [Case] = []
    func collectCases(_ type: NominalDecl) {
      if type.derives(fromNative: "XCTestCase") {
        let methods = type.testMethods.filter { isSelected(type.pathName, $0.name) }
        if !methods.isEmpty { cases.append(Case(type: type, methods: methods)) }
      }
      for nested in type.nestedNominals { collectCases(nested) }
    }
    for type in types { collectCases(type) }
    self.cases = cases.sorted { $0.name < $1.name }
    let own = FunctionDecl.plannedTests(among: functions).filter { isSelected(nil, $0.test.shownTestName) }
    suites = ([Suite(type: nil, tests: own, nested: [])] + types.map(suite)).filter { !$0.isEmpty }
    hasTests = found
  }

  var isEmpty: Bool { cases.isEmpty && suites.isEmpty }
}

extension FunctionDecl {
  /// The name as Swift Testing shows it: `name(label:)`.
  var shownTestName: String { fullName }
}

/// `--filter`.
package struct TestFilter: Equatable, Sendable {
  let pattern: String

  /// Nil if the pattern is no regular expression.
  package init?(_ pattern: String) {
    guard (try? Regex(pattern)) != nil else { return nil }
    self.pattern = pattern
  }

  func matches(_ type: String?, _ name: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    let texts = type.map { ["\($0)/\(name)", "\($0).\(name)"] } ?? [name]
    return texts.contains { $0.firstMatch(of: regex) != nil }
  }
}
