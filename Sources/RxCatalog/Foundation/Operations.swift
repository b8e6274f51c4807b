import RxBindings
import Types
import Execution
import Foundation
import Rx

/// `Operation` on the environment's clock: work with a state, that waits for other work.
///
/// A class of the program may keep the state itself, as operations that end later do; it is asked whenever it says that
/// something changed.
class WorkOperation: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private struct State {
    var isExecuting = false
    var isFinished = false
    var isCancelled = false
    var dependencies: [WorkOperation] = []
    /// Callbacks for its end, that of its queue first.
    var waiting: [@Sendable () -> Void] = []
    var completion: Function?
    var name: String?
    var priority = Operation.QueuePriority.normal
    var quality = QualityOfService.default
    var blocks: [Function] = []
  }
  private let lock = NSLock()
  private var state = State()

  init(_ block: Function? = nil) { state.blocks = block.map { [$0] } ?? [] }

  private func with<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { body(&state) } }

  // MARK: Members that programs override

  var isFinished: Bool { with { $0.isFinished } }
  var isExecuting: Bool { with { $0.isExecuting } }
  var isAsynchronous: Bool { false }
  var isReady: Bool {
    let (isCancelled, dependencies) = with { ($0.isCancelled, $0.dependencies) }
    return isCancelled || dependencies.allSatisfy(\.isFinished)
  }

  /// True if the program's class manages its state itself.
  var keepsItsState: Bool { false }

  func main() { for block in with({ $0.blocks }) { block.run() } }

  func start() {
    if isCancelled { return finish() }
    with { $0.isExecuting = true }
    main()
    if !keepsItsState { finish() }
  }

  func cancel() { with { $0.isCancelled = true } }

  // MARK: State

  var isCancelled: Bool { with { $0.isCancelled } }
  var dependencies: [WorkOperation] { with { $0.dependencies } }
  var name: String? {
    get { with { $0.name } }
    set { with { $0.name = newValue } }
  }
  var priority: Operation.QueuePriority {
    get { with { $0.priority } }
    set { with { $0.priority = newValue } }
  }
  var qualityOfService: QualityOfService {
    get { with { $0.quality } }
    set { with { $0.quality = newValue } }
  }
  var completion: Function? {
    get { with { $0.completion } }
    set { with { $0.completion = newValue } }
  }

  func add(block: Function) { with { $0.blocks.append(block) } }
  func add(dependency: WorkOperation) { with { $0.dependencies.append(dependency) } }
  func remove(dependency: WorkOperation) { with { $0.dependencies.removeAll { $0 === dependency } } }

  /// Begins it, on behalf of a queue.
  func begin() {
    if let order = Environments.order {
      order.acquire(self)
      for dependency in dependencies { order.acquire(dependency) }
    }
    if !isFinished { start() }
    changed()
  }

  /// Ends the operation if the program's class has become finished.
  func changed() { if keepsItsState, isFinished { end() } }

  private func finish() {
    with {
      $0.isExecuting = false
      $0.isFinished = true
    }
    end()
  }

  private func end() {
    Environments.order?.release(self)
    let (waiting, completion) = with { state in
      defer {
        state.waiting = []
        state.completion = nil
      }
      return (state.waiting, state.completion)
    }
    for wake in waiting { wake() }
    guard let completion else { return }
    _ = Environments.current.schedule(on: .concurrent(.global()), after: .zero, leeway: .zero) { completion.run() }
  }

  func whenFinished(isQueue: Bool = false, _ action: @escaping @Sendable () -> Void) {
    let isOver = isFinished
    let isNow = with { state -> Bool in
      if isOver || state.isFinished { return true }
      state.waiting.insert(action, at: isQueue ? 0 : state.waiting.count)
      return false
    }
    if isNow { action() }
  }

  func wait() {
    _ = Environments.current.block(timeout: nil) { whenFinished($0) }
    Environments.order?.acquire(self)
  }
}

/// `BlockOperation`.
final class WorkBlock: WorkOperation, @unchecked Sendable {
  // Unchecked as the class above it is.
}

/// An operation of a class of the program.
final class DerivedOperation: WorkOperation, DerivedObject, @unchecked Sendable {
  // Unchecked as the class above it is.
  let instance: ClassInstance
  init(_ instance: ClassInstance) { self.instance = instance }
  deinit { instance.end(with: self) }

  override var isFinished: Bool { overridden(getting: "isFinished")?.asBool ?? super.isFinished }
  override var isExecuting: Bool { overridden(getting: "isExecuting")?.asBool ?? super.isExecuting }
  override var isAsynchronous: Bool { overridden(getting: "isAsynchronous")?.asBool ?? super.isAsynchronous }
  override var isReady: Bool { overridden(getting: "isReady")?.asBool ?? super.isReady }
  override var keepsItsState: Bool { overridden(getting: "isFinished") != nil }
  override func main() { if overridden("main()") == nil { super.main() } }
  override func start() { if overridden("start()") == nil { super.start() } }
  override func cancel() { if overridden("cancel()") == nil { super.cancel() } }
}

extension DispatchCatalog {
  static func addOperations(to module: NativeModule) {
    module.type(
      """
      enum OperationQueuePriority: Int { case veryLow = -8; case low = -4; case normal = 0; case high = 4; \
      case veryHigh = 8 }
      """, represents: Operation.QueuePriority.self)
    addQualityOfService(to: module)
    module.type(
      "open class Operation: Hashable { typealias QueuePriority = OperationQueuePriority }",
      represents: WorkOperation.self)
    var members: [NativeMember] = []
    members.append(
      NativeMember(
        "init()", .nullary { .object(WorkOperation()) }, deriving: .object { own, _ in .object(DerivedOperation(own)) })
    )
    let steps: [(String, @Sendable (WorkOperation) -> Void)] = [
      ("open func start()", { $0.start() }), ("open func main()", { $0.main() }),
      ("open func cancel()", { $0.cancel() }),
      ("func waitUntilFinished()", { $0.wait() }),
    ]
    for (signature, step) in steps {
      members.general(signature) { call in
        step(try call.native(0))
        try call.runtime.check()
        return .void
      }
    }
    let states: [(String, @Sendable (WorkOperation) -> Bool)] = [
      ("open var isFinished", { $0.isFinished }), ("open var isExecuting", { $0.isExecuting }),
      ("open var isReady", { $0.isReady }), ("open var isAsynchronous", { $0.isAsynchronous }),
      ("var isCancelled", { $0.isCancelled }),
    ]
    for (name, state) in states {
      members.general("\(name): Bool { get }") { .bool(state(try $0.native(0))) }
    }
    members.general("func addDependency(_ op: Operation)") { call in
      try call.native(0, as: WorkOperation.self).add(dependency: call.native(1))
      return .void
    }
    members.general("func removeDependency(_ op: Operation)") { call in
      try call.native(0, as: WorkOperation.self).remove(dependency: call.native(1))
      return .void
    }
    members.general("var dependencies: [Operation] { get }") {
      .list(try $0.native(0, as: WorkOperation.self).dependencies.map { .object($0) })
    }
    members.general("func willChangeValue(forKey key: String)") { _ in .void }
    members.general("func didChangeValue(forKey key: String)") { call in
      try call.native(0, as: WorkOperation.self).changed()
      return .void
    }
    members.property(
      "var completionBlock: (() -> Void)? { get set }",
      get: .general { .optional(try $0.native(0, as: WorkOperation.self).completion.map { .function($0) }) },
      set: .mutating { value, call in
        try value.unboxed(as: WorkOperation.self).completion = call[0].asOptional?.asFunction
        return .void
      })
    members.property(
      "var name: String? { get set }",
      get: .general { .optional(try $0.native(0, as: WorkOperation.self).name.map { .string($0) }) },
      set: .mutating { value, call in
        try value.unboxed(as: WorkOperation.self).name = call[0].asOptional?.asString
        return .void
      })
    members.property(
      "var queuePriority: Operation.QueuePriority { get set }",
      get: .general { call in
        let priority = try call.native(0, as: WorkOperation.self).priority
        return try ScriptEnum(Operation.QueuePriority.self, in: call.runtime).value(raw: priority.rawValue)
      },
      set: .mutating { value, call in
        try value.unboxed(as: WorkOperation.self).priority = call.queuePriority(0)
        return .void
      })
    addQuality(of: WorkOperation.self, to: &members)
    module.extend("extension Operation", members)
    addBlockOperations(to: module)
  }

  private static func addBlockOperations(to module: NativeModule) {
    module.type("class BlockOperation: Operation", represents: WorkBlock.self)
    var members: [NativeMember] = []
    members.nullary("init()") { .object(WorkBlock()) }
    members.general("init(block: @escaping () -> Void)") { .object(WorkBlock($0.function(0))) }
    members.general("func addExecutionBlock(_ block: @escaping () -> Void)") { call in
      try call.native(0, as: WorkOperation.self).add(block: call.function(1))
      return .void
    }
    module.extend("extension BlockOperation", members)
  }
}
