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
        type.flatMap { runtime.cell(of: $0.asType, identifier) }
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

    bind.reactive("Reactive<UITableView>.itemSelected") { (table: UITableView, _) in .happening(table.rx.itemSelected) }
    bind.reactive("Reactive<UITableView>.itemDeselected") { (table: UITableView, _) in
      .happening(table.rx.itemDeselected)
    }
    bind.reactive("Reactive<UITableView>.modelSelected(_:)") { (table: UITableView, call) in
      call.models(table.rx.modelSelected(Value.self), of: table)
    }
    bind.reactive("Reactive<UITableView>.modelDeselected(_:)") { (table: UITableView, call) in
      call.models(table.rx.modelDeselected(Value.self), of: table)
    }
    bind.reactive("Reactive<UITableView>.itemDeleted") { (table: UITableView, _) in .happening(table.rx.itemDeleted) }
    bind.reactive("Reactive<UITableView>.modelDeleted(_:)") { (table: UITableView, call) in
      call.models(table.rx.modelDeleted(Value.self), of: table)
    }
    bind.reactive("Reactive<UITableView>.model(at:)") { (table: UITableView, call) in
      do {
        return try call.model(table.rx.model(at: call.get(1)), of: table)
      } catch let error as RxCocoaError {
        throw ThrownValue(Value(error: error))
      }
    }
    bind("RxCocoaError.debugDescription") { .string($0[0].debugDescription) }
  }

  /// `rx.items` in its forms: functions that take the sequence and give one that takes the closure.
  private func bindItems(_ bind: inout Bindings) {
    bind("Reactive<UITableView>.items(_:)") { call in
      .function(
        Function(unary: { factory in
          let factory = factory.asFunction
          return try call.rows(of: call[1]) { table, row, element in
            factory.run(.object(table), .int(row), element).native()
              ?? UITableViewCell(style: .default, reuseIdentifier: nil)
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
              let type = call.cellType
              return try call.rows(of: source) { table, row, element in
                let cell =
                  table.dequeueReusableCell(withIdentifier: identifier)
                  ?? type.flatMap { call.runtime.cell(of: $0, identifier) }
                  ?? UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
                configure.run(.int(row), element, .object(cell))
                return cell
              }
            }))
        }))
    }
  }
}

extension NativeCall {
  /// The class that the rows were asked to be of.
  fileprivate var cellType: Type? {
    typeArguments.first { $0.isCell }
  }

  /// Binds the table that this is a call of `rx` of to a sequence of sequences; traced as a binding.
  fileprivate func rows(
    of source: Value, _ make: @escaping (UITableView, Int, Value) -> UITableViewCell
  ) throws -> Value {
    let table: UITableView = try native(0, as: Reactive<Value>.self).base.unboxed()
    let elements = PublishSubject<[Value]>()
    let items: (@escaping (UITableView, Int, Value) -> UITableViewCell) -> any Disposable = table.rx.items(elements)
    let rows = items(make)
    let call = NativeCall(arguments: [source], typeArguments: typeArguments, runtime: runtime, site: site)
    let subscription = try call.subscription(.bind, to: runtime.stream(source)) { [runtime] event in
      switch event {
      case .next(let sequence): if let values = try? runtime.elements(sequence) { elements.on(.next(values)) }
      // Here it is known which binding it is.
      case .error(let error): if !(error is Trap) { Environments.current.report(.bindingError(error)) }
      case .completed: break
      }
    }
    return .disposable(Disposables.create(runtime.disposable(subscription), rows))
  }
}

extension Type {
  /// True if it is a class of table cells.
  fileprivate var isCell: Bool {
    guard case .nominal(var decl, _) = self else { return false }
    while true {
      let current = decl
      if current.name == "UITableViewCell" { return true }
      guard case .nominal(let parent, _)? = current.superclass else { return false }
      decl = parent
    }
  }
}

extension Runtime {
  /// A row of a class that the program names; nil where it is the library's own.
  fileprivate func cell(of type: Type, _ identifier: String) -> UITableViewCell? {
    guard case .nominal(let decl, _) = type, !decl.isNative, let own = universe.nominal("UITableViewCell"),
      let style = try? ScriptEnum(UITableViewCellStyle.self, in: self).value(3)
    else { return nil }
    universe.materialize("init", of: own)
    for case .function(let initializer) in own.members["init"] ?? []
    where initializer.fullName == "init(style:reuseIdentifier:)" {
      return try? lowering.construct(type, initializer, [style, .optional(.string(identifier))]).unboxed()
    }
    return nil
  }
}

extension NativeCall {
  /// An element of a table, as the type that the call says it has.
  fileprivate func model(_ element: Value, of table: UITableView?) throws -> Value {
    guard let model = runtime.cast(element, to: typeArguments.last ?? .any) else {
      throw RxCocoaError.itemsNotYetBound(object: table as Any)
    }
    return model
  }

  fileprivate func models(_ elements: ControlEvent<Value>, of table: UITableView) -> Value {
    .boxed(ControlEvent(events: elements.map { [weak table] in try model($0, of: table) }))
  }
}
