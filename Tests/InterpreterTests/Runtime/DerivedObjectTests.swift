@testable import FoundationLibrary
import Synchronization
import Testing
@testable import Checking
@testable import Execution
@testable import Interpreter
@testable import SyntaxTree
@testable import Types

/// A native class as in another target, with its declarations for programs.
private class Panel: @unchecked Sendable {
  var title: String
  var isShown = false { didSet { trace.append("native shown \(isShown)") } }
  weak var delegate: AnyObject?
  var trace: [String] = []
  init(title: String) { self.title = title }
  func didAppear() { trace.append("native didAppear") }
  func rows(in section: Int) -> Int { section }
}

private final class DerivedPanel: Panel, DerivedObject, @unchecked Sendable {
  let instance: ClassInstance
  init(_ instance: ClassInstance, title: String) {
    self.instance = instance
    super.init(title: title)
  }
  deinit { instance.end(with: self) }

  override func didAppear() { if overridden("didAppear()") == nil { super.didAppear() } }
  override func rows(in section: Int) -> Int {
    overridden("rows(in:)", .int(section))?.asInt ?? super.rows(in: section)
  }
  override var isShown: Bool {
    get { overridden(getting: "isShown")?.asBool ?? super.isShown }
    set { if !overridden(setting: "isShown", .bool(newValue)) { super.isShown = newValue } }
  }
}

private let panels: NativeModule = {
  let module = NativeModule(name: "Panels")
  module.type("open class Panel", represents: Panel.self)
  var members: [NativeMember] = []
  members.append(
    NativeMember(
      "init(title: String)", .unary { .object(Panel(title: $0.asString)) },
      deriving: .object { own, call in .object(DerivedPanel(own, title: call[0].asString)) }))
  members.append(
    NativeMember(
      "required init?(code: Int)", .unary { $0.asInt < 0 ? .none : .wrapped(.object(Panel(title: "\($0)"))) },
      deriving: .object { own, call in
        call[0].asInt < 0 ? .none : .wrapped(.object(DerivedPanel(own, title: "\(call[0])")))
      }))
  members.append(
    NativeMember(
      "convenience init()", .nullary { .object(Panel(title: "untitled")) },
      deriving: .delegates(to: "init(title:)") { _ in [.string("untitled")] }))
  members.property(
    "var title: String { get set }", get: .unary { .string(try $0.unboxed(as: Panel.self).title) },
    set: .binary { panel, title in
      try panel.unboxed(as: Panel.self).title = title.asString
      return .void
    })
  members.property(
    "open var isShown: Bool { get set }", get: .unary { .bool(try $0.unboxed(as: Panel.self).isShown) },
    set: .binary { panel, value in
      try panel.unboxed(as: Panel.self).isShown = value.asBool
      return .void
    })
  members.unary("open func didAppear()") {
    try $0.unboxed(as: Panel.self).didAppear()
    return .void
  }
  members.binary("open func rows(in section: Int) -> Int") {
    .int(try $0.unboxed(as: Panel.self).rows(in: $1.asInt))
  }
  members.unary("func close()") { _ in .void }
  module.extend("extension Panel", members)
  module.type("class Closed<Element>")
  return module
}()

@Suite("Classes of a program derive from native ones")
struct DerivedObjectTests {
  private func run(_ source: String, _ use: (Panel?, ProgramRun) throws -> Void) rethrows {
    let run = ProgramRun(modules: [standardModule, panels])
    run.run(source)
    #expect(run.fault == nil)
    let panel = run.program.variables.first { $0.name == "panel" }.flatMap {
      run.program.runtime.value(of: $0)?.native(as: Panel.self)
    }
    try use(panel, run)
  }

  private static let mine = """
    class Mine: Panel {
      var count = 0
      override func didAppear() { super.didAppear(); count += 1; print("mine", title, count) }
      override func rows(in section: Int) -> Int { super.rows(in: section) * 10 + count }
    }
    let panel = Mine(title: "t")
    """

  @Test("native code that holds the object calls the program's overrides, which call the native ones")
  func overrides() {
    run(Self.mine) { panel, run in
      panel?.didAppear()
      panel?.didAppear()
      #expect(panel?.rows(in: 4) == 42)
      #expect(panel?.trace == ["native didAppear", "native didAppear"])
      #expect(run.output == "mine t 1\nmine t 2\n")
    }
  }

  @Test("the program reaches an override through the native type, and native members through its own")
  func throughNativeType() {
    run(
      Self.mine + "\nlet p: Panel = panel\np.didAppear()\np.title = \"u\"\nprint(panel.title, p.rows(in: 1), p is Mine)"
    ) {
      panel, run in
      #expect(run.output == "mine t 1\nu 11 true\n")
      #expect(panel?.title == "u")
    }
  }

  @Test("observers of a native property run whoever sets it")
  func observers() {
    run(
      """
      class Mine: Panel { override var isShown: Bool { didSet { print("did", oldValue, isShown) } } }
      class Other: Mine { override var isShown: Bool { get { super.isShown } set { print("set"); super.isShown = newValue } } }
      let panel = Other(title: "t")
      panel.isShown = true
      """
    ) { panel, run in
      panel?.isShown = false
      #expect(run.output == "set\ndid false true\nset\ndid true false\n")
      #expect(panel?.trace == ["native shown true", "native shown false"])
    }
  }

  @Test("initializers: designated, required, failable, convenience, inherited")
  func initializers() {
    run(
      """
      class Mine: Panel {
        let a: Int
        override init(title: String) { a = 1; super.init(title: title + "!") }
        required init?(code: Int) { a = 2; super.init(code: code) }
        convenience init(n: Int) { self.init(title: "n\\(n)") }
      }
      class Inheriting: Mine { var b = 5 }
      print(Mine(title: "x").title, Mine(code: -1) == nil ? "nil" : "some", Mine(code: 3)!.title, Mine(n: 4).title)
      print(Inheriting().title, Inheriting(n: 1).title, Inheriting(code: 9)!.a, Inheriting(title: "q").b)
      """
    ) { _, run in
      #expect(run.output == "x! nil 3 n4!\nuntitled! n1! 2 5\n")
    }
  }

  @Test("a class without initializers of its own inherits the native ones")
  func inheritedInitializers() {
    run(
      """
      class Mine: Panel { var list = [1]; lazy var twice = list.count * 2 }
      let panel = Mine()
      panel.list.append(2)
      print(panel.title, panel.list, panel.twice, Mine(code: -2) == nil)
      """
    ) { _, run in #expect(run.output == "untitled [1, 2] 4 true\n") }
  }

  @Test("deinit runs when the last holder lets go, and still sees the native part")
  func deinitialization() {
    let run = ProgramRun(modules: [standardModule, panels])
    run.run(
      """
      class Mine: Panel {
        var name = "n"
        deinit { print("gone", name, title, rows(in: 3)); kept.append(self) }
      }
      var kept: [Panel] = []
      var panel: Mine? = Mine(title: "t")
      """)
    var held = run.program.variables.first { $0.name == "panel" }.flatMap {
      run.program.runtime.value(of: $0)?.asOptional?.native(as: Panel.self)
    }
    run.run("weak var w = panel\npanel = nil\nprint(w != nil)", mode: .prompt)
    #expect(run.output == "true\n")
    #expect(held?.title == "t")
    held = nil
    #expect(run.output == "true\ngone n t 3\n")
    run.run("print(w == nil, kept.count)", mode: .prompt)
    #expect(run.output == "true\ngone n t 3\ntrue 1\n")
  }

  @Test("what was not made whole has no deinit to run")
  func halfMade() {
    run(
      """
      class Mine: Panel {
        let n: Int
        init?(n: Int) { self.n = n; if n < 0 { return nil }; super.init(code: n - 1) }
        required init?(code: Int) { n = code; super.init(code: code) }
        deinit { print("gone", n) }
      }
      print(Mine(n: -1) == nil, Mine(n: 0) == nil, Mine(n: 1)?.title ?? "-")
      """
    ) { _, run in #expect(run.output == "gone 1\ntrue true 0\n") }
  }

  @Test("a fault in an override that native code calls is reported, and the native class does its own")
  func fault() {
    run("class Mine: Panel { override func rows(in section: Int) -> Int { [1][section] } }\nlet panel = Mine()") {
      panel, run in
      #expect(panel?.rows(in: 0) == 1)
      #expect(panel?.rows(in: 7) == 0)
      #expect(run.reported.map(\.description) == ["Fatal error: Index out of range"])
      #expect(panel?.rows(in: 7) == 7)
      run.program.runtime.resume()
      #expect(panel?.rows(in: 0) == 1)
    }
  }

  @Test(
    "only what says that it is open can be overridden",
    arguments: [
      (
        "class Mine: Panel { override func close() {} }",
        "overriding non-open instance method outside of its defining module"
      ),
      (
        "class Mine: Panel { override var title: String { didSet {} } }",
        "overriding non-open property outside of its defining module"
      ),
      (
        "class Mine: Panel { init() { super.init(title: \"a\") } }",
        "'required' initializer 'init(code:)' must be provided by subclass of 'Panel'"
      ),
      (
        "class Mine: Panel { required init?(code: Int) { super.init(title: \"\"); print(self) } ; init(a: Int) { } }",
        "'super.init' isn't called on all paths before returning from initializer"
      ),
      (
        "class Mine: Panel { init(a: Int) { super.init() }; required init?(code: Int) { super.init(code: 1) } }",
        "must call a designated initializer of the superclass 'Panel'"
      ),
      (
        "class Mine: Closed<Int> {}", "cannot inherit from non-open class 'Closed<Int>' outside of its defining module"
      ),
    ])
  func refused(_ source: String, _ message: String) {
    let run = ProgramRun(modules: [standardModule, panels])
    let checked = run.program.check(run.program.parse(SourceFile(name: "test", text: source)).unit, mode: .file)
    #expect(checked.diagnostics.first?.message == message)
  }
}
