import RxBindings
import Controls
import Execution
import Foundation
import Rx

extension Bindings {
  /// Delegates and data sources of tables that the program writes.
  mutating func bindTableDelegates() {
    self("UITableViewDelegate.tableView(_:didSelectRowAt:)") { _ in .void }
    self("UITableViewDelegate.tableView(_:didDeselectRowAt:)") { _ in .void }
    self("UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)") { _ in .void }
    self("UITableViewDelegate.tableView(_:heightForRowAt:)") { _ in .double(UITableView.automaticDimension) }
    self("UITableViewDataSource.numberOfSections(in:)") { _ in .int(1) }
    self("UITableViewDataSource.tableView(_:titleForHeaderInSection:)") { _ in .none }
    self("UITableViewDataSource.tableView(_:commit:forRowAt:)") { _ in .void }
    self("UITableViewDataSource.tableView(_:moveRowAt:to:)") { _ in .void }
    delegates(
      "UITableView", \UITableView.keptDelegate, { ProgramTableDelegate($0, $1) }, { $0.delegate = $1 })
    adopted(
      "UITableView.dataSource", \UITableView.keptSource, { ProgramTableSource($0, $1) }, { $0.dataSource = $1 })
  }

  /// A delegate of a control, as its property and as `rx.setDelegate`.
  mutating func delegates<Owner: AnyObject, Adaptor: AnyObject>(
    _ type: String, _ kept: ReferenceWritableKeyPath<Owner, AnyObject?> & Sendable,
    _ make: @escaping @Sendable (AnyObject, Runtime) -> Adaptor,
    _ set: @escaping @Sendable (Owner, Adaptor?) -> Void
  ) {
    adopted("\(type).delegate", kept, make, set)
    reactive("Reactive<\(type)>.setDelegate(_:)") { (owner: Owner, call) in
      let adaptor = make(try call.adopting(1), call.runtime)
      owner[keyPath: kept] = adaptor
      set(owner, adaptor)
      return .disposable(
        Disposables.create { [weak owner] in
          guard let owner else { return }
          owner[keyPath: kept] = nil
          set(owner, nil)
        })
    }
  }

  /// A property for an object of the program, which the control does not retain; `kept` retains the object that calls it.
  mutating func adopted<Owner: AnyObject, Adaptor: AnyObject>(
    _ key: String, _ kept: ReferenceWritableKeyPath<Owner, AnyObject?> & Sendable,
    _ make: @escaping @Sendable (AnyObject, Runtime) -> Adaptor,
    _ set: @escaping @Sendable (Owner, Adaptor?) -> Void
  ) {
    property(
      key,
      get: { call in
        let adaptor = try call.native(0, as: Owner.self)[keyPath: kept] as? any ProgramAdaptor
        return .optional(adaptor?.program.object.map { .object($0) })
      },
      set: { receiver, call in
        let owner: Owner = try receiver.unboxed()
        let adaptor = (call.arguments.last?.asOptional?.asObject).map { make($0, call.runtime) }
        ControlSite.at(call.site) {
          owner[keyPath: kept] = adaptor
          set(owner, adaptor)
        }
      })
  }
}

extension NativeCall {
  /// The object of the program that an argument is.
  func adopting(_ index: Int) throws -> AnyObject {
    guard let object = self[index].asObject else { throw Trap.fault("expected a delegate, which is an object") }
    return object
  }
}

/// An object of the library that calls one of the program's.
protocol ProgramAdaptor: AnyObject {
  var program: ProgramObject { get }
}

private final class ProgramTableDelegate: UITableViewDelegate, ProgramAdaptor {
  let program: ProgramObject

  init(_ object: AnyObject, _ runtime: Runtime) {
    program = ProgramObject(object, "UITableViewDelegate", runtime)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    program.call("tableView", [nil, "didSelectRowAt"], .object(tableView), .boxed(indexPath))
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    program.call("tableView", [nil, "didDeselectRowAt"], .object(tableView), .boxed(indexPath))
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    program.call("tableView", [nil, "accessoryButtonTappedForRowWith"], .object(tableView), .boxed(indexPath))
  }
}

private final class ProgramTableSource: UITableViewDataSource, ProgramAdaptor {
  let program: ProgramObject

  init(_ object: AnyObject, _ runtime: Runtime) {
    program = ProgramObject(object, "UITableViewDataSource", runtime)
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    program.call("numberOfSections", ["in"], .object(tableView))?.asInt ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    program.call("tableView", [nil, "numberOfRowsInSection"], .object(tableView), .int(section))?.asInt ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    program.call("tableView", [nil, "cellForRowAt"], .object(tableView), .boxed(indexPath))?.native()
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    program.call("tableView", [nil, "titleForHeaderInSection"], .object(tableView), .int(section))?.asOptional?.asString
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard let style = try? ScriptEnum(UITableViewCellEditingStyle.self, in: program.runtime) else { return }
    let index = UITableViewCellEditingStyle.cases.firstIndex(of: editingStyle) ?? 0
    program.call(
      "tableView", [nil, "commit", "forRowAt"], .object(tableView), style.value(index), .boxed(indexPath))
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    program.call(
      "tableView", [nil, "moveRowAt", "to"], .object(tableView), .boxed(sourceIndexPath), .boxed(destinationIndexPath))
  }
}
