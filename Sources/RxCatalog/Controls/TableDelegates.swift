import RxBindings
import Controls
import Execution
import Foundation
import Rx

extension Bindings {
  /// Objects of the program that hear of tables.
  mutating func bindTableDelegates() {
    self("UITableViewDelegate.tableView(_:didSelectRowAt:)") { _ in .void }
    self("UITableViewDelegate.tableView(_:didDeselectRowAt:)") { _ in .void }
    self("UITableViewDelegate.tableView(_:heightForRowAt:)") { _ in .double(UITableView.automaticDimension) }
    property(
      "UITableView.delegate",
      get: { call in
        let table: UITableView = try call.native(0)
        return .optional((table.delegate as? ProgramTableDelegate)?.object.map { .object($0) })
      },
      set: { receiver, call in
        let table: UITableView = try receiver.unboxed()
        let object = call.arguments.last?.asOptional?.asObject
        ControlSite.at(call.site) {
          table.keep(object.map { ProgramTableDelegate($0, call.runtime) })
        }
      })
    reactive("Reactive<UITableView>.setDelegate(_:)") { (table: UITableView, call) in
      guard let object = call[1].asObject else { throw Trap.fault("expected an object that hears of the table") }
      table.keep(ProgramTableDelegate(object, call.runtime))
      return .disposable(Disposables.create { [weak table] in table?.keep(nil) })
    }
  }
}

/// An object of the program, which is not kept, as the library calls it.
private final class ProgramTableDelegate: UITableViewDelegate {
  private(set) weak var object: AnyObject?
  private let runtime: Runtime

  init(_ object: AnyObject, _ runtime: Runtime) {
    self.object = object
    self.runtime = runtime
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell("didSelectRowAt", tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tell("didDeselectRowAt", tableView, indexPath)
  }

  private func tell(_ label: String, _ table: UITableView, _ indexPath: IndexPath) {
    guard let object else { return }
    // A fault of the program's method has stopped the program already.
    _ = try? runtime.callWitness(
      .object(object), "UITableViewDelegate", "tableView", [.object(table), .boxed(indexPath)], labels: [nil, label])
  }
}

extension UITableView {
  /// Sets and retains the delegate of the table, which represents an object that the program may release.
  fileprivate func keep(_ adaptor: ProgramTableDelegate?) {
    keptDelegate = adaptor
    delegate = adaptor
  }
}
