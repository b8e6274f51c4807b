import Recording
import Controls
import Execution
import Interpreter
import Rx
import RxCatalog
import SyntaxTree
import Types

extension Command {
  static let present = Command(
    "present", "CONTROLLER[(ARGUMENTS)] [OUTLET=TEXT …]",
    "show a view controller: create it, connect its outlets, load its view",
    details: """
      CONTROLLER is a class of the program that derives from UIViewController, with the arguments of its initializer where \
      it has some, or a variable that holds one: :present Search(api: Fake()). Each \
      outlet (@IBOutlet var field: UITextField!) that holds nothing gets a control of its type, as a storyboard would \
      give it; its initial text follows: :present SignUp name="Kim" send=Send
      """
  ) { session, arguments in
    let (name, texts) = try PresentedArguments.parse(arguments)
    try session.onScreen { try session.present(name, texts) }
  }

  static let dismissScreen = Command("dismiss", "", "dismiss the presented controller; its variable keeps it") {
    session, _ in
    try session.onScreen {
      if session.screen.presented == nil {
        throw CommandError("no controller is presented", notes: [":present shows one"])
      }
      // Whoever has the keys on it is done with typing, and hears so.
      Focus.current?.resignFirstResponder()
      session.screen.clear()
    }
  }
}

extension Session {
  fileprivate func present(_ name: String, _ texts: [(outlet: String, text: String)]) throws {
    let (controller, variable) = try presentable(name)
    let known = evaluator.runtime.storedProperties(of: controller)
    for (outlet, _) in texts where !known.contains(where: { $0.variable.name == outlet }) {
      throw CommandError("'\(name)' has no outlet '\(DisplayText.line(outlet))'")
    }
    screen.present(controller, name: variable)
    var misplaced: [String] = []
    let faults = host.faults.load(ordering: .relaxed)
    controller.load { [self] view in
      for (property, held) in known where property.isImplicitlyUnwrapped && held == nil {
        guard let control = Outlet.make(property.type) else { continue }
        control.variableName = property.name
        view.addSubview(control)
        if !Outlet.fill(
          control, texts.first { $0.outlet == property.name }?.text ?? Outlet.title(control, property.name))
        {
          misplaced.append(property.name)
        }
        evaluator.runtime.set(property, of: controller, to: control)
      }
      for (property, held) in known { (held?.asObject as? UIView)?.variableName = property.name }
    }
    if host.faults.load(ordering: .relaxed) > faults {
      // A controller loads its view once.
      printer.note(
        "the view was not loaded to the end; give a new instance what it needs, and :present the variable that holds it"
      )
    }
    controller.appear()
    if let name = misplaced.first(where: { name in texts.contains { $0.outlet == name } }) {
      printer.warning("'\(name)' shows no text")
    }
    drawScreen()
  }

  /// The classes of the program that are view controllers, for completion.
  var presentableNames: [String] {
    evaluator.program.session.types.compactMap { name, entry in
      guard case .decl(.nominal(var decl)) = entry else { return nil }
      while case .nominal(let parent, _)? = decl.superclass {
        if parent.name == "UIViewController" { return name }
        decl = parent
      }
      return nil
    }.sorted()
  }

  /// The controller of a class or a variable, and the variable that holds it.
  private func presentable(_ name: String) throws -> (UIViewController, String) {
    if let variable = evaluator.program.variables.first(where: { $0.name == name }) {
      guard let controller = evaluator.runtime.value(of: variable)?.asOptional?.asObject as? UIViewController else {
        throw CommandError("'\(name)' is not a view controller", notes: ["it is a \(variable.type)"])
      }
      return (controller, name)
    }
    let call = name
    let name = String(call.prefix { $0 != "(" })
    guard name.first?.isNumber == false, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      throw CommandError("there is no class or variable '\(DisplayText.line(name))'")
    }
    if evaluator.program.session.types[name] == nil, evaluator.program.universe.nominal(name) == nil {
      let near = HelpText.near(name, among: presentableNames)
      throw CommandError(
        "there is no class or variable '\(DisplayText.line(name))'",
        notes: near.isEmpty ? [] : ["did you mean \(near.joined(separator: " or "))?"])
    }
    // Where a script has no small letters, a number tells the instance from its class.
    let lowercased = name.prefix(1).lowercased() + name.dropFirst()
    let variable = lowercased == name ? name + "1" : lowercased
    // The expression is checked as it was typed, so that its errors do not refer to the generated declaration.
    if call != name, case .failure(let fault) = evaluator.type(of: call) { throw fault }
    let (unit, diagnostics) = evaluator.check(
      SourceFile(name: "present", text: "let \(variable) = \(call == name ? name + "()" : call)"), mode: .prompt)
    fail(diagnostics)
    guard let unit else {
      throw CommandError(
        "'\(name)' cannot be made like this",
        notes: ["give the arguments of its initializer: :present \(name)(…), or :present the variable that holds one"])
    }
    do {
      try evaluator.run(unit)
    } catch let trap as Trap {
      host.report(trap)
    }
    guard let made = evaluator.program.variables.first(where: { $0.name == variable }),
      let object = evaluator.runtime.value(of: made)?.asObject
    else { throw CommandError("'\(name)' was not made") }
    guard let controller = object as? UIViewController else {
      throw CommandError(
        "'\(name)' is not a view controller", notes: ["only classes that derive from UIViewController are presented"])
    }
    return (controller, variable)
  }
}

/// The controls that a storyboard would put into outlets.
private enum Outlet {
  /// A control of an outlet's declared type; nil where it is none that can be made here.
  static func make(_ type: Type) -> UIView? {
    guard case .nominal(let decl, _) = (type.optionalPayload ?? type).head else { return nil }
    return makers[decl.name]?()
  }

  private static let makers: [String: @Sendable () -> UIView] = [
    "UIView": { UIView() }, "UILabel": { UILabel() }, "UITextField": { UITextField() }, "UITextView": { UITextView() },
    "UISearchBar": { UISearchBar() }, "UIButton": { UIButton() }, "UISwitch": { UISwitch() },
    "UISlider": { UISlider() }, "UIStepper": { UIStepper() }, "UITableView": { UITableView() },
    "UISegmentedControl": {
      let control = UISegmentedControl(items: ["First", "Second"])
      control.selectedSegmentIndex = 0
      return control
    }, "UIStackView": { UIStackView() },
    "UIActivityIndicatorView": { UIActivityIndicatorView() }, "UIProgressView": { UIProgressView() },
    "UIScrollView": { UIScrollView() }, "UICollectionView": { UICollectionView() }, "UIPickerView": { UIPickerView() },
    "UIDatePicker": { UIDatePicker() }, "UIPageControl": { UIPageControl() }, "UIImageView": { UIImageView() },
    "UITabBar": { UITabBar() },
  ]

  /// The default title of a button: its name.
  static func title(_ view: UIView, _ name: String) -> String { view is UIButton ? name : "" }

  /// Puts a text into a control; false where it shows none.
  static func fill(_ view: UIView, _ text: String) -> Bool {
    switch view {
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    case let bar as UISearchBar: bar.text = text
    case let label as UILabel: label.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    default: return text.isEmpty
    }
    return true
  }
}

/// The arguments of `:present`: a name, and texts for outlets that may be quoted.
enum PresentedArguments {
  /// A name with the arguments behind it, which may have spaces.
  private static func expression(at text: Substring) -> String {
    var depth = 0
    var isString = false
    return String(
      text.prefix { character in
        if character == "\"" { isString.toggle() }
        if !isString, "([{".contains(character) { depth += 1 }
        if !isString, ")]}".contains(character) { depth -= 1 }
        return isString || depth > 0 || !character.isWhitespace
      })
  }

  static func parse(_ arguments: Command.Arguments) throws -> (name: String, texts: [(outlet: String, text: String)]) {
    var rest = Substring(arguments.text)
    let name = expression(at: rest)
    if name.isEmpty { throw CommandError("which controller? For instance: :present DriverViewController") }
    rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
    var texts: [(String, String)] = []
    while !rest.isEmpty {
      let outlet = String(rest.prefix { $0 != "=" && !$0.isWhitespace })
      rest = rest.dropFirst(outlet.count)
      guard rest.first == "=", !outlet.isEmpty else {
        throw CommandError(
          "'\(DisplayText.line(outlet))' is not understood", notes: ["the text of an outlet is written name=\"Kim\""])
      }
      rest = rest.dropFirst()
      if rest.first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: "\"") else {
          throw CommandError("a quote is missing at the end of the text")
        }
        texts.append((outlet, String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        let text = rest.prefix { !$0.isWhitespace }
        texts.append((outlet, String(text)))
        rest = rest.dropFirst(text.count)
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return (name, texts)
  }
}
