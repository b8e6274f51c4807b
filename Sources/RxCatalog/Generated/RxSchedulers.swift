// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxSchedulers = CatalogFamily(
    name: "Schedulers",
    types: [
      CatalogType(
        name: "ConcurrentDispatchQueueScheduler", header: "class ConcurrentDispatchQueueScheduler: SchedulerType { typealias TimeInterval = Foundation.TimeInterval; typealias Time = Date }",
        sentence: "Runs actions side by side on a dispatch queue."),
      CatalogType(
        name: "ConcurrentMainScheduler", header: "class ConcurrentMainScheduler: SchedulerType { typealias TimeInterval = Foundation.TimeInterval; typealias Time = Date }",
        sentence: "Runs actions on the main executor, at once when it is called there."),
      CatalogType(
        name: "CurrentThreadScheduler", header: "class CurrentThreadScheduler: ImmediateSchedulerType",
        sentence: "Runs actions on the thread that schedules them, one after the other: what is scheduled from within an action waits."),
      CatalogType(
        name: "HistoricalScheduler", header: "class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>",
        sentence: "A virtual time scheduler that counts in dates and seconds."),
      CatalogType(
        name: "HistoricalSchedulerTimeConverter", header: "struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType { typealias VirtualTimeUnit = RxTime; typealias VirtualTimeIntervalUnit = TimeInterval }",
        sentence: "Dates and seconds as they are."),
      CatalogType(
        name: "MainScheduler", header: "class MainScheduler: SerialDispatchQueueScheduler",
        sentence: "Runs actions on the main executor: at once when it is called there and nothing waits, or else in turn."),
      CatalogType(
        name: "OperationQueueScheduler", header: "class OperationQueueScheduler: ImmediateSchedulerType",
        sentence: "Runs actions as operations of an operation queue."),
      CatalogType(
        name: "ImmediateSchedulerType", header: "protocol ImmediateSchedulerType { func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable }",
        sentence: "Something that runs actions."),
      CatalogType(
        name: "SchedulerType", header: "protocol SchedulerType: ImmediateSchedulerType { var now: RxTime { get }; func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable; func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable }",
        sentence: "Something that runs actions, at once, later, or again and again."),
      CatalogType(
        name: "SerialDispatchQueueScheduler", header: "class SerialDispatchQueueScheduler: SchedulerType { typealias TimeInterval = Foundation.TimeInterval; typealias Time = Date }",
        sentence: "Runs actions one after the other on a dispatch queue."),
      CatalogType(
        name: "VirtualTimeConverterType", header: "protocol VirtualTimeConverterType { associatedtype VirtualTimeUnit; associatedtype VirtualTimeIntervalUnit; func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime; func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit; func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval; func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit; func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit; func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison }",
        sentence: "Translates between virtual time and real time."),
      CatalogType(
        name: "VirtualTimeComparison", header: "enum VirtualTimeComparison { case lessThan; case equal; case greaterThan }",
        sentence: "Order of two virtual times."),
      CatalogType(
        name: "VirtualTimeScheduler", header: "class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType { typealias VirtualTime = Converter.VirtualTimeUnit; typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit }",
        sentence: "A scheduler whose time passes only when told, by working off what is due."),
    ],
    extensions: [
      CatalogExtension(
        type: "ConcurrentDispatchQueueScheduler", header: "extension ConcurrentDispatchQueueScheduler",
        members: [
          CatalogMember(
            key: "ConcurrentDispatchQueueScheduler.now", name: "now",
            signature: "var now: Date { get }",
            result: "Date",
            sentence: "The current time of the environment."),
          CatalogMember(
            key: "ConcurrentDispatchQueueScheduler.init(queue:leeway:)", name: "init",
            signature: "init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0))",
            result: "ConcurrentDispatchQueueScheduler",
            sentence: "Runs on `queue`, which should be concurrent."),
          CatalogMember(
            key: "ConcurrentDispatchQueueScheduler.init(qos:leeway:)", name: "init",
            signature: "init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0))",
            result: "ConcurrentDispatchQueueScheduler",
            sentence: "Runs on the global queue of a quality of service."),
          CatalogMember(
            key: "ConcurrentDispatchQueueScheduler.schedule(_:action:)", name: "schedule",
            signature: "func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` as soon as the queue can."),
          CatalogMember(
            key: "ConcurrentDispatchQueueScheduler.scheduleRelative(_:dueTime:action:)", name: "scheduleRelative",
            signature: "func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` after `dueTime`."),
          CatalogMember(
            key: "ConcurrentDispatchQueueScheduler.schedulePeriodic(_:startAfter:period:action:)", name: "schedulePeriodic",
            signature: "func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` after `startAfter` and then every `period`."),
        ]),
      CatalogExtension(
        type: "ConcurrentMainScheduler", header: "extension ConcurrentMainScheduler",
        members: [
          CatalogMember(
            key: "static ConcurrentMainScheduler.instance", name: "instance",
            signature: "static var instance: ConcurrentMainScheduler { get }",
            result: "ConcurrentMainScheduler",
            sentence: "The one instance."),
          CatalogMember(
            key: "ConcurrentMainScheduler.now", name: "now",
            signature: "var now: Date { get }",
            result: "Date",
            sentence: "The current time of the environment."),
          CatalogMember(
            key: "ConcurrentMainScheduler.schedule(_:action:)", name: "schedule",
            signature: "func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` at once when called on the main executor, or else as soon as that can."),
          CatalogMember(
            key: "ConcurrentMainScheduler.scheduleRelative(_:dueTime:action:)", name: "scheduleRelative",
            signature: "func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` after `dueTime`."),
          CatalogMember(
            key: "ConcurrentMainScheduler.schedulePeriodic(_:startAfter:period:action:)", name: "schedulePeriodic",
            signature: "func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` after `startAfter` and then every `period`."),
        ]),
      CatalogExtension(
        type: "CurrentThreadScheduler", header: "extension CurrentThreadScheduler",
        members: [
          CatalogMember(
            key: "static CurrentThreadScheduler.instance", name: "instance",
            signature: "static var instance: CurrentThreadScheduler { get }",
            result: "CurrentThreadScheduler",
            sentence: "The one instance."),
          CatalogMember(
            key: "static CurrentThreadScheduler.isScheduleRequired", name: "isScheduleRequired",
            signature: "static var isScheduleRequired: Bool { get }",
            result: "Bool",
            sentence: "True if no trampoline runs on this thread, so that scheduling starts one."),
          CatalogMember(
            key: "CurrentThreadScheduler.schedule(_:action:)", name: "schedule",
            signature: "func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` at once if no trampoline runs on this thread, or else after what waits already."),
        ]),
      CatalogExtension(
        type: "HistoricalScheduler", header: "extension HistoricalScheduler",
        members: [
          CatalogMember(
            key: "HistoricalScheduler.init(initialClock:)", name: "init",
            signature: "init(initialClock: RxTime = Date(timeIntervalSince1970: 0))",
            result: "HistoricalScheduler",
            sentence: "Starts at a date."),
        ]),
      CatalogExtension(
        type: "HistoricalSchedulerTimeConverter", header: "extension HistoricalSchedulerTimeConverter",
        members: [
          CatalogMember(
            key: "HistoricalSchedulerTimeConverter.convertFromVirtualTime(_:)", name: "convertFromVirtualTime",
            signature: "func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime",
            result: "RxTime",
            sentence: "The time itself."),
          CatalogMember(
            key: "HistoricalSchedulerTimeConverter.convertToVirtualTime(_:)", name: "convertToVirtualTime",
            signature: "func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit",
            result: "VirtualTimeUnit",
            sentence: "The time itself."),
          CatalogMember(
            key: "HistoricalSchedulerTimeConverter.convertFromVirtualTimeInterval(_:)", name: "convertFromVirtualTimeInterval",
            signature: "func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval",
            result: "TimeInterval",
            sentence: "The seconds themselves."),
          CatalogMember(
            key: "HistoricalSchedulerTimeConverter.convertToVirtualTimeInterval(_:)", name: "convertToVirtualTimeInterval",
            signature: "func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit",
            result: "VirtualTimeIntervalUnit",
            sentence: "The seconds themselves."),
          CatalogMember(
            key: "HistoricalSchedulerTimeConverter.offsetVirtualTime(_:offset:)", name: "offsetVirtualTime",
            signature: "func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit",
            result: "VirtualTimeUnit",
            sentence: "A time moved by seconds."),
          CatalogMember(
            key: "HistoricalSchedulerTimeConverter.compareVirtualTime(_:_:)", name: "compareVirtualTime",
            signature: "func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison",
            result: "VirtualTimeComparison",
            sentence: "Compares two times."),
        ]),
      CatalogExtension(
        type: "MainScheduler", header: "extension MainScheduler",
        members: [
          CatalogMember(
            key: "static MainScheduler.instance", name: "instance",
            signature: "static var instance: MainScheduler { get }",
            result: "MainScheduler",
            sentence: "The main scheduler."),
          CatalogMember(
            key: "static MainScheduler.asyncInstance", name: "asyncInstance",
            signature: "static var asyncInstance: SerialDispatchQueueScheduler { get }",
            result: "SerialDispatchQueueScheduler",
            sentence: "A scheduler that runs on the main executor but never at once."),
          CatalogMember(
            key: "MainScheduler.init()", name: "init",
            signature: "init()",
            result: "MainScheduler",
            sentence: "Creates a main scheduler.",
            details: "Its immediate actions may run inside an action of another main scheduler, as a binding inside a Driver's."),
          CatalogMember(
            key: "static MainScheduler.ensureExecutingOnScheduler(errorMessage:)", name: "ensureExecutingOnScheduler",
            signature: "static func ensureExecutingOnScheduler(errorMessage: String? = nil)",
            result: "Void",
            sentence: "Reports a fault unless the caller runs on the main executor."),
          CatalogMember(
            key: "static MainScheduler.ensureRunningOnMainThread(errorMessage:)", name: "ensureRunningOnMainThread",
            signature: "static func ensureRunningOnMainThread(errorMessage: String? = nil)",
            result: "Void",
            sentence: "Reports a fault unless the caller runs on the main executor."),
        ]),
      CatalogExtension(
        type: "OperationQueueScheduler", header: "extension OperationQueueScheduler",
        members: [
          CatalogMember(
            key: "OperationQueueScheduler.operationQueue", name: "operationQueue",
            signature: "var operationQueue: OperationQueue { get }",
            result: "OperationQueue",
            sentence: "The queue."),
          CatalogMember(
            key: "OperationQueueScheduler.queuePriority", name: "queuePriority",
            signature: "var queuePriority: Operation.QueuePriority { get }",
            result: "Operation.QueuePriority",
            sentence: "The priority of the operations."),
          CatalogMember(
            key: "OperationQueueScheduler.init(operationQueue:queuePriority:)", name: "init",
            signature: "init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal)",
            result: "OperationQueueScheduler",
            sentence: "Runs on `operationQueue` with a priority."),
          CatalogMember(
            key: "OperationQueueScheduler.schedule(_:action:)", name: "schedule",
            signature: "func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` as soon as the queue can."),
        ]),
      CatalogExtension(
        type: "ImmediateSchedulerType", header: "extension ImmediateSchedulerType",
        members: [
          CatalogMember(
            key: "ImmediateSchedulerType.scheduleRecursive(_:action:)", name: "scheduleRecursive",
            signature: "func scheduleRecursive<State>(_ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action`, which may ask for another turn with a new state; the stack does not grow with the turns."),
        ]),
      CatalogExtension(
        type: "SchedulerType", header: "extension SchedulerType",
        members: [
          CatalogMember(
            key: "SchedulerType.schedulePeriodic(_:startAfter:period:action:)", name: "schedulePeriodic",
            signature: "func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` after `startAfter` and then every `period`, each time with the state that the last one returned."),
        ]),
      CatalogExtension(
        type: "SerialDispatchQueueScheduler", header: "extension SerialDispatchQueueScheduler",
        members: [
          CatalogMember(
            key: "SerialDispatchQueueScheduler.now", name: "now",
            signature: "var now: Date { get }",
            result: "Date",
            sentence: "The current time of the environment."),
          CatalogMember(
            key: "SerialDispatchQueueScheduler.init(internalSerialQueueName:serialQueueConfiguration:leeway:)", name: "init",
            signature: "init(internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil, leeway: DispatchTimeInterval = .nanoseconds(0))",
            result: "SerialDispatchQueueScheduler",
            sentence: "Creates a scheduler with a new serial queue."),
          CatalogMember(
            key: "SerialDispatchQueueScheduler.init(queue:internalSerialQueueName:leeway:)", name: "init",
            signature: "init(queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0))",
            result: "SerialDispatchQueueScheduler",
            sentence: "Creates a scheduler with a new serial queue whose target is `queue`."),
          CatalogMember(
            key: "SerialDispatchQueueScheduler.init(qos:internalSerialQueueName:leeway:)", name: "init",
            signature: "init(qos: DispatchQoS, internalSerialQueueName: String = \"rx.global_dispatch_queue.serial\", leeway: DispatchTimeInterval = .nanoseconds(0))",
            result: "SerialDispatchQueueScheduler",
            sentence: "Creates a scheduler with a new serial queue whose target is the global queue of a quality of service."),
          CatalogMember(
            key: "SerialDispatchQueueScheduler.schedule(_:action:)", name: "schedule",
            signature: "func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` as soon as the queue can."),
          CatalogMember(
            key: "SerialDispatchQueueScheduler.scheduleRelative(_:dueTime:action:)", name: "scheduleRelative",
            signature: "func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` after `dueTime`."),
          CatalogMember(
            key: "SerialDispatchQueueScheduler.schedulePeriodic(_:startAfter:period:action:)", name: "schedulePeriodic",
            signature: "func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` after `startAfter` and then every `period`."),
        ]),
      CatalogExtension(
        type: "VirtualTimeScheduler", header: "extension VirtualTimeScheduler",
        members: [
          CatalogMember(
            key: "VirtualTimeScheduler.now", name: "now",
            signature: "var now: RxTime { get }",
            result: "RxTime",
            sentence: "The current time."),
          CatalogMember(
            key: "VirtualTimeScheduler.clock", name: "clock",
            signature: "var clock: VirtualTime { get }",
            result: "VirtualTime",
            sentence: "The current virtual time."),
          CatalogMember(
            key: "VirtualTimeScheduler.init(initialClock:converter:)", name: "init",
            signature: "init(initialClock: VirtualTime, converter: Converter)",
            result: "VirtualTimeScheduler",
            sentence: "Starts at a virtual time."),
          CatalogMember(
            key: "VirtualTimeScheduler.schedule(_:action:)", name: "schedule",
            signature: "func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` at the current virtual time, or one tick later if `adjustScheduledTime` returns that time."),
          CatalogMember(
            key: "VirtualTimeScheduler.scheduleRelative(_:dueTime:action:)", name: "scheduleRelative",
            signature: "func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` after `dueTime`."),
          CatalogMember(
            key: "VirtualTimeScheduler.scheduleRelativeVirtual(_:dueTime:action:)", name: "scheduleRelativeVirtual",
            signature: "func scheduleRelativeVirtual<StateType>(_ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` after a stretch of virtual time."),
          CatalogMember(
            key: "VirtualTimeScheduler.scheduleAbsoluteVirtual(_:time:action:)", name: "scheduleAbsoluteVirtual",
            signature: "func scheduleAbsoluteVirtual<StateType>(_ state: StateType, time: VirtualTime, action: @escaping (StateType) -> Disposable) -> Disposable",
            result: "Disposable",
            sentence: "Runs `action` at a virtual time."),
          CatalogMember(
            key: "VirtualTimeScheduler.adjustScheduledTime(_:)", name: "adjustScheduledTime",
            signature: "open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime",
            result: "VirtualTime",
            sentence: "Subclasses may move the time for which something is scheduled."),
          CatalogMember(
            key: "VirtualTimeScheduler.start()", name: "start",
            signature: "func start()",
            result: "Void",
            sentence: "Works off everything that is scheduled."),
          CatalogMember(
            key: "VirtualTimeScheduler.advanceTo(_:)", name: "advanceTo",
            signature: "func advanceTo(_ virtualTime: VirtualTime)",
            result: "Void",
            sentence: "Works off what is due up to a virtual time and moves the clock there."),
          CatalogMember(
            key: "VirtualTimeScheduler.sleep(_:)", name: "sleep",
            signature: "func sleep(_ virtualInterval: VirtualTimeInterval)",
            result: "Void",
            sentence: "Moves the clock by a stretch of virtual time without running anything."),
          CatalogMember(
            key: "VirtualTimeScheduler.stop()", name: "stop",
            signature: "func stop()",
            result: "Void",
            sentence: "Stops working off after the current action."),
        ]),
      CatalogExtension(
        type: "VirtualTimeScheduler", header: "extension VirtualTimeScheduler: CustomDebugStringConvertible",
        members: [
          CatalogMember(
            key: "VirtualTimeScheduler.debugDescription", name: "debugDescription",
            signature: "var debugDescription: String { get }",
            result: "String",
            sentence: "Times of the scheduled actions."),
        ]),
    ],
    globals: [
    ])
}
