import RxBindings
import Types
import Execution

/// Arguments of a `@Test` or `@Suite` attribute.
package struct TestPlan: Sendable {
  package var displayName: String?
  package var traits: [TestTrait] = []
  /// Argument lists, one for each call of the test; nil if the attribute has none.
  package var cases: [[Value]]?
  /// True if each case has one argument, which a function of several parameters takes apart.
  package var isSingle = true
}

/// A trait as far as it decides whether a test runs.
package enum TestTrait: Sendable {
  /// Skips the test, with a reason.
  case disabled(String?)
  /// Changes nothing here: tags, time limits, references to bugs.
  case none
}

/// `Tag`: a name that tests are marked with.
struct TestTag: Hashable, Sendable {
  let name: String
}

/// Argument of `.timeLimit`, which changes nothing here.
private struct TimeLimit: Sendable {}

extension TestingCatalog {
  static func addPlans(to module: NativeModule) {
    module.type("struct __TestPlan", represents: TestPlan.self)
    module.type("struct __TestTrait", represents: TestTrait.self)
    module.type("struct Tag: Hashable", represents: TestTag.self)
    module.type("struct __TimeLimit", represents: TimeLimit.self)
    module.extend(
      "extension __TimeLimit",
      [NativeMember("static func minutes(_ minutes: Int) -> __TimeLimit", .general { _ in .boxed(TimeLimit()) })])
    module.global([
      NativeMember("func __tag(_ name: String) -> Tag", .general { .boxed(TestTag(name: $0.string(0))) })
    ])
    let head = ["_ traits: __TestTrait...", "_ displayName: String, _ traits: __TestTrait..."]
    var members: [NativeMember] = []
    for (index, head) in head.enumerated() {
      members.general("init(\(head))") { .boxed(plan($0, hasName: index == 1)) }
      members.general("init<C: Sequence>(\(head), arguments: C)") { call in
        var plan = plan(call, hasName: index == 1)
        plan.cases = try call.runtime.elements(call[index + 1]).map { [$0] }
        return .boxed(plan)
      }
      members.general("init<C1: Sequence, C2: Sequence>(\(head), arguments c1: C1, _ c2: C2)") { call in
        var plan = plan(call, hasName: index == 1)
        plan.isSingle = false
        let seconds = try call.runtime.elements(call[index + 2])
        plan.cases = try call.runtime.elements(call[index + 1]).flatMap { first in seconds.map { [first, $0] } }
        return .boxed(plan)
      }
    }
    module.extend("extension __TestPlan", members)
    module.extend("extension __TestTrait", traits)
  }

  private static func plan(_ call: NativeCall, hasName: Bool) -> TestPlan {
    TestPlan(
      displayName: hasName ? call.string(0) : nil,
      traits: call[hasName ? 1 : 0].asArray.compactMap { $0.native(as: TestTrait.self) })
  }

  private static var traits: [NativeMember] {
    let nothing = NativeImplementation.general { _ in .boxed(TestTrait.none) }
    @Sendable func disabled(_ call: NativeCall, _ index: Int) -> Value {
      .boxed(TestTrait.disabled(call[index].asOptional?.asString))
    }
    return [
      NativeMember("static func disabled(_ comment: String? = nil) -> __TestTrait", .general { disabled($0, 0) }),
      NativeMember(
        "static func disabled(if condition: @autoclosure () throws -> Bool, _ comment: String? = nil) -> __TestTrait",
        .general { try $0.function(0).call().asBool ? disabled($0, 1) : .boxed(TestTrait.none) }),
      NativeMember(
        "static func enabled(if condition: @autoclosure () throws -> Bool, _ comment: String? = nil) -> __TestTrait",
        .general { try $0.function(0).call().asBool ? .boxed(TestTrait.none) : disabled($0, 1) }),
      NativeMember("static var serialized: __TestTrait { get }", .nullary { .boxed(TestTrait.none) }),
      NativeMember("static func tags(_ tags: Tag...) -> __TestTrait", nothing),
      NativeMember("static func timeLimit(_ limit: __TimeLimit) -> __TestTrait", nothing),
      NativeMember("static func bug(_ url: String, _ title: String? = nil) -> __TestTrait", nothing),
      NativeMember("static func bug(_ url: String? = nil, id: Int, _ title: String? = nil) -> __TestTrait", nothing),
    ]
  }
}
