import RxBindings
import Controls
import Execution
import Foundation
import Rx
import Types

extension Bindings {
  /// Tables and their rows.
  mutating func bindTables() {
    var bind = self
    defer { self = bind }

    bind.reading("UITableViewCell.reuseIdentifier", \UITableViewCell.reuseIdentifier)
    bind.reading("UITableViewCell.textLabel", \UITableViewCell.textLabel)
    bind.reading("UITableViewCell.detailTextLabel", \UITableViewCell.detailTextLabel)
    bind.reading("UITableViewCell.contentView", \UITableViewCell.contentView)
    bind.reading("UITableViewCell.isSelected", \UITableViewCell.isSelected)
    bind.action("UITableViewCell.prepareForReuse()") { (cell: UITableViewCell, _) in cell.prepareForReuse() }
    bind.property(
      "UITableViewCell.accessoryType",
      get: { try $0.value(ofCase: $0.native(0, as: UITableViewCell.self).accessoryType) },
      set: { receiver, call in
        let cell: UITableViewCell = try receiver.unboxed()
        let type = try UITableViewCellAccessoryType.fromScriptValue(call.arguments.last ?? .void)
        ControlSite.at(call.site) { cell.accessoryType = type }
      })

    bind("UITableView.init(frame:style:)") { _ in .object(UITableView()) }
    bind.field("UITableView.allowsSelection", \UITableView.allowsSelection)
    bind.action("UITableView.register(_:forCellReuseIdentifier:)") { (table: UITableView, call) in
      let type = call[1].asOptional
      let runtime = call.runtime
      let identifier = call.string(2)
      table.register(forCellReuseIdentifier: identifier) {
        type.flatMap { runtime.tableCell(of: $0.asType, identifier) }
          ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
    bind.method("UITableView.dequeueReusableCell(withIdentifier:)") { (table: UITableView, call) in
      table.dequeueReusableCell(withIdentifier: call.string(1)).scriptValue
    }
    bind.method("UITableView.dequeueReusableCell(withIdentifier:for:)") { (table: UITableView, call) in
      table.dequeueReusableCell(withIdentifier: call.string(1), for: try call.get(2)).scriptValue
    }
    bind.reading("UITableView.numberOfSections", \UITableView.numberOfSections)
    bind.method("UITableView.numberOfRows(inSection:)") { (table: UITableView, call) in
      .int(table.numberOfRows(inSection: call.int(1)))
    }
    bind.method("UITableView.cellForRow(at:)") { (table: UITableView, call) in
      table.cellForRow(at: try call.get(1)).scriptValue
    }
    bind.reading("UITableView.visibleCells", \UITableView.visibleCells)
    bind.reading("UITableView.indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
    bind.action("UITableView.reloadData()") { (table: UITableView, _) in table.reloadData() }
    bind.action("UITableView.selectRow(at:animated:scrollPosition:)") { (table: UITableView, call) in
      table.selectRow(at: try call.get(1), animated: call.bool(2), scrollPosition: .none)
    }
    bind.action("UITableView.deselectRow(at:animated:)") { (table: UITableView, call) in
      table.deselectRow(at: try call.get(1), animated: call.bool(2))
    }
    bindItems(&bind)
    bindEditing(&bind)

    bind.event("Reactive<UITableView>.itemSelected", \Reactive<UITableView>.itemSelected)
    bind.event("Reactive<UITableView>.itemDeselected", \Reactive<UITableView>.itemDeselected)
    bind.reactive("Reactive<UITableView>.modelSelected(_:)") { (table: UITableView, call) in
      call.models(table.rx.modelSelected(Value.self), of: table)
    }
    bind.reactive("Reactive<UITableView>.modelDeselected(_:)") { (table: UITableView, call) in
      call.models(table.rx.modelDeselected(Value.self), of: table)
    }
    bind.reactive("Reactive<UITableView>.model(at:)") { (table: UITableView, call) in
      try call.model(of: table) { try table.rx.model(at: call.get(1)) }
    }
    bind("RxCocoaError.debugDescription") { call in
      guard case .enumeration(let instance) = call[0] else { return .string(call[0].debugDescription) }
      return .string(RxCocoaError.sentence(of: instance))
    }
  }

  /// Changes that people request, accessories, and rows that come into sight.
  private func bindEditing(_ bind: inout Bindings) {
    bind.reading("UITableViewCell.imageView", \UITableViewCell.imageView)
    bind.field("UITableView.isEditing", \UITableView.isEditing)
    bind.action("UITableView.setEditing(_:animated:)") { (table: UITableView, call) in table.isEditing = call.bool(1) }
    bind.action("UITableView.beginUpdates()") { (table: UITableView, _) in table.beginUpdates() }
    bind.action("UITableView.endUpdates()") { (table: UITableView, _) in table.endUpdates() }
    for change in ["insertRows", "deleteRows", "reloadRows"] {
      bind.action("UITableView.\(change)(at:with:)") { (table: UITableView, _) in table.reloadData() }
    }
    bind.action("UITableView.scrollToRow(at:at:animated:)") { (table: UITableView, call) in
      table.scrollToRow(at: try call.get(1), at: .none, animated: call.bool(3))
    }
    bind.event("Reactive<UITableView>.itemDeleted", \Reactive<UITableView>.itemDeleted)
    bind.event("Reactive<UITableView>.itemInserted", \Reactive<UITableView>.itemInserted)
    bind.event("Reactive<UITableView>.itemAccessoryButtonTapped", \Reactive<UITableView>.itemAccessoryButtonTapped)
    bind.event("Reactive<UITableView>.itemMoved", \Reactive<UITableView>.itemMoved) {
      .labeled(["sourceIndex", "destinationIndex"], $0.sourceIndex.scriptValue, $0.destinationIndex.scriptValue)
    }
    bind.event("Reactive<UITableView>.willDisplayCell", \Reactive<UITableView>.willDisplayCell) {
      .labeled(["cell", "indexPath"], .object($0.cell), $0.indexPath.scriptValue)
    }
    bind.reactive("Reactive<UITableView>.modelDeleted(_:)") { (table: UITableView, call) in
      call.models(table.rx.modelDeleted(Value.self), of: table)
    }
  }

  /// `rx.items` in its forms: functions that take the sequence and give one that takes the closure.
  private func bindItems(_ bind: inout Bindings) {
    bind("Reactive<UITableView>.items(_:)") { call in
      .function(
        Function(unary: { factory in
          let factory = factory.asFunction
          return try call.items(of: call[1]) { (table: UITableView, elements) in
            table.rx.items(elements)({ table, row, element in
              factory.run(.object(table), .int(row), element).native()
                ?? UITableViewCell(style: .default, reuseIdentifier: nil)
            })
          }
        }))
    }
    bind("Reactive<UITableView>.items(cellIdentifier:cellType:)") { call in
      .function(
        Function(unary: { source in
          .function(
            Function(unary: { configure in
              let configure = configure.asFunction
              let identifier = call.string(1)
              let type = call.typeArguments.first { $0.derives(from: "UITableViewCell") }
              return try call.items(of: source) { (table: UITableView, elements) in
                table.rx.items(elements)({ table, row, element in
                  let cell =
                    table.dequeueReusableCell(withIdentifier: identifier)
                    ?? type.flatMap { call.runtime.tableCell(of: $0, identifier) }
                    ?? UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
                  configure.run(.int(row), element, .object(cell))
                  return cell
                })
              }
            }))
        }))
    }
  }
}

extension Runtime {
  /// A row of a class that the program names; nil where it is the library's own.
  fileprivate func tableCell(of type: Type, _ identifier: String) -> UITableViewCell? {
    guard let style = try? ScriptEnum(UITableViewCellStyle.self, in: self).value(3) else { return nil }
    return construct(
      type, from: "UITableViewCell", "init(style:reuseIdentifier:)", [style, .optional(.string(identifier))])
  }
}
