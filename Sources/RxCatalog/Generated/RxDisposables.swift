// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxDisposables = CatalogFamily(
    name: "Disposables",
    types: [
      CatalogType(
        name: "BooleanDisposable", header: "class BooleanDisposable: Cancelable",
        sentence: "Remembers whether it was disposed."),
      CatalogType(
        name: "CompositeDisposable", header: "class CompositeDisposable: DisposeBase, Cancelable { struct DisposeKey {} }",
        sentence: "A group of disposables that are disposed together, in the order in which they came; once the first has been removed, the next to be added takes its place."),
      CatalogType(
        name: "CompositeDisposable.DisposeKey", header: "struct CompositeDisposable.DisposeKey",
        sentence: "Names one member of a group."),
      CatalogType(
        name: "Disposable", header: "protocol Disposable { func dispose() }",
        sentence: "A resource, most often a subscription, that can be given up."),
      CatalogType(
        name: "Cancelable", header: "protocol Cancelable: Disposable { var isDisposed: Bool { get } }",
        sentence: "A disposable whose disposal can be queried."),
      CatalogType(
        name: "DisposeBase", header: "class DisposeBase",
        sentence: "The base of disposables that count as a resource while they live."),
      CatalogType(
        name: "Disposables", header: "struct Disposables",
        sentence: "Makes disposables."),
      CatalogType(
        name: "DisposeBag", header: "class DisposeBag: DisposeBase { struct DisposableBuilder {} }",
        sentence: "Disposes what it holds when it goes away."),
      CatalogType(
        name: "DisposeBag.DisposableBuilder", header: "struct DisposeBag.DisposableBuilder",
        sentence: "Builds a list of disposables from statements."),
      CatalogType(
        name: "RefCountDisposable", header: "class RefCountDisposable: DisposeBase, Cancelable",
        sentence: "Disposes what it holds once it was disposed itself and all that was retained was disposed too."),
      CatalogType(
        name: "ScheduledDisposable", header: "class ScheduledDisposable: Cancelable",
        sentence: "Disposes what it holds on a scheduler."),
      CatalogType(
        name: "SerialDisposable", header: "class SerialDisposable: DisposeBase, Cancelable",
        sentence: "Holds one disposable at a time; setting another disposes the one before."),
      CatalogType(
        name: "SingleAssignmentDisposable", header: "class SingleAssignmentDisposable: DisposeBase, Cancelable",
        sentence: "Holds one disposable that is set once, and disposes it at once if it was disposed before."),
    ],
    extensions: [
      CatalogExtension(
        type: "BooleanDisposable", header: "extension BooleanDisposable",
        members: [
          CatalogMember(
            key: "BooleanDisposable.init()", name: "init",
            signature: "init()",
            result: "BooleanDisposable",
            sentence: "Not disposed."),
          CatalogMember(
            key: "BooleanDisposable.init(isDisposed:)", name: "init",
            signature: "init(isDisposed: Bool)",
            result: "BooleanDisposable",
            sentence: "Disposed or not, as told."),
          CatalogMember(
            key: "BooleanDisposable.isDisposed", name: "isDisposed",
            signature: "var isDisposed: Bool { get }",
            result: "Bool",
            sentence: "True if it was disposed."),
          CatalogMember(
            key: "BooleanDisposable.dispose()", name: "dispose",
            signature: "func dispose()",
            result: "Void",
            sentence: "Marks it as disposed."),
        ]),
      CatalogExtension(
        type: "CompositeDisposable", header: "extension CompositeDisposable",
        members: [
          CatalogMember(
            key: "CompositeDisposable.init()", name: "init",
            signature: "init()",
            result: "CompositeDisposable",
            sentence: "An empty group."),
          CatalogMember(
            key: "CompositeDisposable.init(_:_:)", name: "init",
            signature: "init(_ disposable1: Disposable, _ disposable2: Disposable)",
            result: "CompositeDisposable",
            sentence: "A group of two."),
          CatalogMember(
            key: "CompositeDisposable.init(_:_:_:)", name: "init",
            signature: "init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable)",
            result: "CompositeDisposable",
            sentence: "A group of three."),
          CatalogMember(
            key: "CompositeDisposable.init(_:_:_:_:_:)", name: "init",
            signature: "init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposable4: Disposable, _ disposables: Disposable...)",
            result: "CompositeDisposable",
            sentence: "A group of four and more."),
          CatalogMember(
            key: "CompositeDisposable.init(disposables:)", name: "init",
            signature: "init(disposables: [Disposable])",
            result: "CompositeDisposable",
            sentence: "A group of all of `disposables`."),
          CatalogMember(
            key: "CompositeDisposable.isDisposed", name: "isDisposed",
            signature: "var isDisposed: Bool { get }",
            result: "Bool",
            sentence: "True if the group was disposed."),
          CatalogMember(
            key: "CompositeDisposable.count", name: "count",
            signature: "var count: Int { get }",
            result: "Int",
            sentence: "The number of members."),
          CatalogMember(
            key: "CompositeDisposable.insert(_:)", name: "insert",
            signature: "func insert(_ disposable: Disposable) -> DisposeKey?",
            result: "DisposeKey?",
            sentence: "Adds a member, or disposes it at once if the group was disposed.",
            details: "- Returns: The key for `remove(for:)`, nil if the group was disposed."),
          CatalogMember(
            key: "CompositeDisposable.remove(for:)", name: "remove",
            signature: "func remove(for disposeKey: DisposeKey)",
            result: "Void",
            sentence: "Removes a member and disposes it."),
          CatalogMember(
            key: "CompositeDisposable.dispose()", name: "dispose",
            signature: "func dispose()",
            result: "Void",
            sentence: "Disposes all members."),
        ]),
      CatalogExtension(
        type: "Disposable", header: "extension Disposable",
        members: [
          CatalogMember(
            key: "Disposable.disposed(by:)", name: "disposed",
            signature: "func disposed(by bag: DisposeBag)",
            result: "Void",
            sentence: "Adds this disposable to a bag, which disposes it when the bag goes away."),
        ]),
      CatalogExtension(
        type: "Disposables", header: "extension Disposables",
        members: [
          CatalogMember(
            key: "static Disposables.create()", name: "create",
            signature: "static func create() -> Disposable",
            result: "Disposable",
            sentence: "A disposable that does nothing."),
          CatalogMember(
            key: "static Disposables.create(with:)", name: "create",
            signature: "static func create(with dispose: @escaping () -> Void) -> Cancelable",
            result: "Cancelable",
            sentence: "A disposable that calls `dispose` once."),
          CatalogMember(
            key: "static Disposables.create(_:_:)", name: "create",
            signature: "static func create(_ disposable1: Disposable, _ disposable2: Disposable) -> Cancelable",
            result: "Cancelable",
            sentence: "A disposable that disposes both, in this order."),
          CatalogMember(
            key: "static Disposables.create(_:_:_:)", name: "create",
            signature: "static func create(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable) -> Cancelable",
            result: "Cancelable",
            sentence: "A disposable that disposes all three, in this order."),
          CatalogMember(
            key: "static Disposables.create(_:_:_:_:)", name: "create",
            signature: "static func create(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposables: Disposable...) -> Cancelable",
            result: "Cancelable",
            sentence: "A disposable that disposes all of them: the fourth and those that follow first, then the first three, as in RxSwift."),
          CatalogMember(
            key: "static Disposables.create(_:)", name: "create",
            signature: "static func create(_ disposables: [Disposable]) -> Cancelable",
            result: "Cancelable",
            sentence: "A disposable that disposes all of them, in this order."),
        ]),
      CatalogExtension(
        type: "DisposeBag.DisposableBuilder", header: "extension DisposeBag.DisposableBuilder",
        members: [
          CatalogMember(
            key: "static DisposeBag.DisposableBuilder.buildBlock(_:)", name: "buildBlock",
            signature: "static func buildBlock(_ disposables: Disposable...) -> [Disposable]",
            result: "[Disposable]",
            sentence: "The list."),
        ]),
      CatalogExtension(
        type: "DisposeBag", header: "extension DisposeBag",
        members: [
          CatalogMember(
            key: "DisposeBag.init()", name: "init",
            signature: "init()",
            result: "DisposeBag",
            sentence: "An empty bag."),
          CatalogMember(
            key: "DisposeBag.init(disposing:) (Disposable...)", name: "init",
            signature: "init(disposing disposables: Disposable...)",
            result: "DisposeBag",
            sentence: "A bag of all of `disposables`."),
          CatalogMember(
            key: "DisposeBag.init(disposing:) ([Disposable])", name: "init",
            signature: "init(disposing disposables: [Disposable])",
            result: "DisposeBag",
            sentence: "A bag of all of `disposables`."),
          CatalogMember(
            key: "DisposeBag.init(builder:)", name: "init",
            signature: "init(@DisposableBuilder builder: () -> [Disposable])",
            result: "DisposeBag",
            sentence: "A bag of what the builder lists."),
          CatalogMember(
            key: "DisposeBag.insert(_:) (Disposable)", name: "insert",
            signature: "func insert(_ disposable: Disposable)",
            result: "Void",
            sentence: "Adds a disposable."),
          CatalogMember(
            key: "DisposeBag.insert(_:) (Disposable...)", name: "insert",
            signature: "func insert(_ disposables: Disposable...)",
            result: "Void",
            sentence: "Adds disposables."),
          CatalogMember(
            key: "DisposeBag.insert(_:) ([Disposable])", name: "insert",
            signature: "func insert(_ disposables: [Disposable])",
            result: "Void",
            sentence: "Adds disposables."),
          CatalogMember(
            key: "DisposeBag.insert(builder:)", name: "insert",
            signature: "func insert(@DisposableBuilder builder: () -> [Disposable])",
            result: "Void",
            sentence: "Adds what the builder lists."),
        ]),
      CatalogExtension(
        type: "RefCountDisposable", header: "extension RefCountDisposable",
        members: [
          CatalogMember(
            key: "RefCountDisposable.init(disposable:)", name: "init",
            signature: "init(disposable: Disposable)",
            result: "RefCountDisposable",
            sentence: "Holds `disposable`."),
          CatalogMember(
            key: "RefCountDisposable.isDisposed", name: "isDisposed",
            signature: "var isDisposed: Bool { get }",
            result: "Bool",
            sentence: "True if the disposable that it holds was disposed."),
          CatalogMember(
            key: "RefCountDisposable.retain()", name: "retain",
            signature: "func retain() -> Disposable",
            result: "Disposable",
            sentence: "A disposable that keeps what is held alive until it is disposed."),
          CatalogMember(
            key: "RefCountDisposable.dispose()", name: "dispose",
            signature: "func dispose()",
            result: "Void",
            sentence: "Disposes what it holds as soon as nothing retains it."),
        ]),
      CatalogExtension(
        type: "ScheduledDisposable", header: "extension ScheduledDisposable",
        members: [
          CatalogMember(
            key: "ScheduledDisposable.scheduler", name: "scheduler",
            signature: "var scheduler: ImmediateSchedulerType { get }",
            result: "ImmediateSchedulerType",
            sentence: "Where the disposal happens."),
          CatalogMember(
            key: "ScheduledDisposable.init(scheduler:disposable:)", name: "init",
            signature: "init(scheduler: ImmediateSchedulerType, disposable: Disposable)",
            result: "ScheduledDisposable",
            sentence: "Disposes `disposable` on `scheduler`."),
          CatalogMember(
            key: "ScheduledDisposable.isDisposed", name: "isDisposed",
            signature: "var isDisposed: Bool { get }",
            result: "Bool",
            sentence: "True if the disposable that it holds was disposed."),
          CatalogMember(
            key: "ScheduledDisposable.dispose()", name: "dispose",
            signature: "func dispose()",
            result: "Void",
            sentence: "Schedules the disposal."),
        ]),
      CatalogExtension(
        type: "SerialDisposable", header: "extension SerialDisposable",
        members: [
          CatalogMember(
            key: "SerialDisposable.init()", name: "init",
            signature: "init()",
            result: "SerialDisposable",
            sentence: "Holds nothing yet."),
          CatalogMember(
            key: "SerialDisposable.isDisposed", name: "isDisposed",
            signature: "var isDisposed: Bool { get }",
            result: "Bool",
            sentence: "True if it was disposed."),
          CatalogMember(
            key: "SerialDisposable.disposable", name: "disposable",
            signature: "var disposable: Disposable { get set }",
            result: "Disposable",
            sentence: "The disposable that it holds.",
            details: "Setting disposes the one before, or the new one at once if this was disposed."),
          CatalogMember(
            key: "SerialDisposable.dispose()", name: "dispose",
            signature: "func dispose()",
            result: "Void",
            sentence: "Disposes what it holds and whatever is set later."),
        ]),
      CatalogExtension(
        type: "SingleAssignmentDisposable", header: "extension SingleAssignmentDisposable",
        members: [
          CatalogMember(
            key: "SingleAssignmentDisposable.init()", name: "init",
            signature: "init()",
            result: "SingleAssignmentDisposable",
            sentence: "Holds nothing yet."),
          CatalogMember(
            key: "SingleAssignmentDisposable.isDisposed", name: "isDisposed",
            signature: "var isDisposed: Bool { get }",
            result: "Bool",
            sentence: "True if it was disposed."),
          CatalogMember(
            key: "SingleAssignmentDisposable.setDisposable(_:)", name: "setDisposable",
            signature: "func setDisposable(_ disposable: Disposable)",
            result: "Void",
            sentence: "Sets the disposable.",
            details: "Setting it twice is a fault: the second is disposed and the fault reported."),
          CatalogMember(
            key: "SingleAssignmentDisposable.dispose()", name: "dispose",
            signature: "func dispose()",
            result: "Void",
            sentence: "Disposes what it holds or will hold."),
        ]),
    ],
    globals: [
    ])
}
