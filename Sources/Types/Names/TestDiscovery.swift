import SyntaxTree

/// Members of types as runners of tests look for them.
extension NominalDecl {
  /// Returns true if the class derives, directly or not, from the native class of that name.
  package func derives(fromNative name: String) -> Bool {
    guard let ancestor = nativeAncestor else { return false }
    return ancestor.name == name
  }

  /// Methods that XCTest runs, also inherited ones: `test…`, without parameters or a result, and not private.
  package var testMethods: [FunctionDecl] {
    var found: [String: FunctionDecl] = [:]
    var current: NominalDecl? = self
    while let here = current, !here.isNative {
      for case .function(let function) in here.members.values.joined()
      where function.kind == .function && function.name.hasPrefix("test") && !function.isStatic
        && function.parameters.isEmpty && function.generics.isEmpty && function.result.isVoid
        && function.access > .filePrivate && found[function.name] == nil
      {
        found[function.name] = function
      }
      current = here.superclass?.nominalDecl
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the nearest method without parameters that the program's classes have under a name.
  package func method(_ name: String, isAsync: Bool, isThrowing: Bool? = nil, isStatic: Bool = false) -> FunctionDecl? {
    var current: NominalDecl? = self
    while let here = current, !here.isNative {
      for case .function(let function) in here.members[name] ?? []
      where function.parameters.isEmpty && function.isAsync == isAsync && function.isStatic == isStatic {
        return function
      }
      current = here.superclass?.nominalDecl
    }
    return nil
  }

  /// The tests among its members, with the functions that make their plans, in the order of the text.
  package var plannedTests: [(test: FunctionDecl, plan: FunctionDecl)] {
    let functions = members.values.joined().compactMap {
      if case .function(let function) = $0 { function } else { nil }
    }
    return FunctionDecl.plannedTests(among: functions)
  }

  /// The function that makes the plan of a suite; nil without `@Suite`.
  package var suitePlan: FunctionDecl? {
    guard case .function(let plan)? = members[TestPlanName.suite]?.first else { return nil }
    return plan
  }

  /// Types declared within it, in the order of the text.
  package var nestedNominals: [NominalDecl] {
    nestedTypes.values.compactMap { if case .nominal(let nested) = $0 { nested } else { nil } }
      .sorted { ($0.declaredAt?.start ?? 0) < ($1.declaredAt?.start ?? 0) }
  }

  package var isOfMainActor: Bool { isMainActor }

  /// The name with those of the types around it.
  package var pathName: String { parent.map { $0.pathName + "." + name } ?? name }
}

extension FunctionDecl {
  /// Returns the tests among functions of one scope, in the order of the text.
  package static func plannedTests(among functions: [FunctionDecl]) -> [(test: FunctionDecl, plan: FunctionDecl)] {
    let plans = functions.filter { TestPlanName.test(planned: $0.name) != nil }
    let found = plans.compactMap { plan in
      functions.first { $0.fullName == TestPlanName.test(planned: plan.name) }.map { (test: $0, plan: plan) }
    }
    return found.sorted { ($0.test.declaredAt?.start ?? 0) < ($1.test.declaredAt?.start ?? 0) }
  }
}
