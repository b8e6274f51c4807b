import RxBindings
import Types
import Execution
import Foundation
import Rx

/// A notification of the program.
struct NotificationValue: Sendable, CustomStringConvertible {
  let name: String
  let object: Value
  let userInfo: Value

  var description: String { "name = \(name), object = \(object), userInfo = \(userInfo)" }
}

/// `NotificationCenter`, with a default one for each session.
final class NotificationCenterValue: @unchecked Sendable {
  // Unchecked because the observers are reached under `lock`.
  private struct Entry {
    let token: Token
    let name: String?
    let object: ObjectIdentifier?
    let receive: (NotificationValue) -> Void
  }

  /// Token that `addObserver` returns.
  final class Token: Sendable {}

  private let lock = NSLock()
  private var entries: [Entry] = []
  private static let making = NSLock()

  static var standard: NotificationCenterValue {
    making.withLock {
      let values = Environments.current.values
      if let known = values[NotificationCenterValue.self, as: NotificationCenterValue.self] { return known }
      let center = NotificationCenterValue()
      values[NotificationCenterValue.self, as: NotificationCenterValue.self] = center
      return center
    }
  }

  func add(name: String?, object: AnyObject?, _ receive: @escaping (NotificationValue) -> Void) -> Token {
    let token = Token()
    let entry = Entry(token: token, name: name, object: object.map { ObjectIdentifier($0) }, receive: receive)
    lock.withLock { entries.append(entry) }
    return token
  }

  func remove(_ token: Token) {
    // Dropped outside of the lock: it may hold the last reference to something.
    let dropped = lock.withLock { () -> [Entry] in
      let dropped = entries.filter { $0.token === token }
      entries.removeAll { $0.token === token }
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }

  func post(_ notification: NotificationValue) {
    let sender = notification.object.asOptional?.asObject.map { ObjectIdentifier($0) }
    let entries = lock.withLock { self.entries }
    for entry in entries
    where (entry.name == nil || entry.name == notification.name) && (entry.object == nil || entry.object == sender) {
      entry.receive(notification)
    }
  }
}

extension FoundationCatalog {
  static func addNotifications(to module: NativeModule) {
    addNotificationNames(to: module)
    module.type("struct Notification { typealias Name = NotificationName }", represents: NotificationValue.self)
    module.type("class NSNotification { typealias Name = NotificationName }")
    module.extend(
      "extension Notification",
      [
        NativeMember(
          "init(name: NotificationName, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)",
          .general { .boxed(NotificationValue(name: $0.notificationName(0), object: $0[1], userInfo: $0[2])) }),
        NativeMember(
          "var name: NotificationName { get }",
          .general { .boxed(NotificationName(rawValue: try $0.native(0, as: NotificationValue.self).name)) }),
        NativeMember("var object: Any? { get }", .general { try $0.native(0, as: NotificationValue.self).object }),
        NativeMember(
          "var userInfo: [AnyHashable: Any]? { get }",
          .general { try $0.native(0, as: NotificationValue.self).userInfo }),
      ])
    module.type("class NotificationCenter: ReactiveCompatible", represents: NotificationCenterValue.self)
    module.type("class NotificationToken: NSObjectProtocol", represents: NotificationCenterValue.Token.self)
    module.extend(
      "extension NotificationCenter",
      [
        NativeMember("init()", .nullary { .object(NotificationCenterValue()) }),
        NativeMember(
          "static var `default`: NotificationCenter { get }", .nullary { .object(NotificationCenterValue.standard) }),
        NativeMember(
          "func post(_ notification: Notification)",
          .general { call in
            try call.native(0, as: NotificationCenterValue.self).post(call.native(1))
            return .void
          }),
        NativeMember(
          "func post(name: NotificationName, object: Any?, userInfo: [AnyHashable: Any]? = nil)",
          .general { call in
            try call.native(0, as: NotificationCenterValue.self).post(
              NotificationValue(name: call.notificationName(1), object: call[2], userInfo: call[3]))
            return .void
          }),
        NativeMember(
          """
          func addObserver(forName name: NotificationName?, object: Any?, queue: OperationQueue?, \
          using block: @escaping (Notification) -> Void) -> any NSObjectProtocol
          """,
          .general { call in
            let block = call.function(4)
            let queue: OperationQueue? = call[3].asOptional?.native()
            let token = try call.native(0, as: NotificationCenterValue.self).add(
              name: call.optionalNotificationName(1), object: call[2].asOptional?.asObject
            ) { notification in
              guard let queue else {
                block.run(.boxed(notification))
                return
              }
              queue.run { block.run(.boxed(notification)) }
            }
            return .object(token)
          }),
        NativeMember(
          "func removeObserver(_ observer: Any)",
          .general { call in
            if let token: NotificationCenterValue.Token = call[1].native() {
              try call.native(0, as: NotificationCenterValue.self).remove(token)
            }
            return .void
          }),
      ])
  }

  private static func addNotificationNames(to module: NativeModule) {
    module.type(
      "struct NotificationName: Hashable, RawRepresentable, CustomStringConvertible { typealias RawValue = String }",
      represents: NotificationName.self)
    module.extend(
      "extension NotificationName",
      [
        NativeMember(
          "init(_ rawValue: String)", .general { .boxed(NotificationName(rawValue: $0.string(0))) }),
        NativeMember(
          "init(rawValue: String)", .general { .boxed(NotificationName(rawValue: $0.string(0))) }),
        NativeMember("var rawValue: String { get }", .general { .string($0.notificationName(0)) }),
        NativeMember("var description: String { get }", .general { .string($0.notificationName(0)) }),
      ])
  }
}

/// `Notification.Name`.
struct NotificationName: Hashable, Sendable {
  let rawValue: String
}

extension NativeCall {
  func notificationName(_ index: Int) -> String { self[index].native(as: NotificationName.self)?.rawValue ?? "" }
  func optionalNotificationName(_ index: Int) -> String? {
    self[index].asOptional?.native(as: NotificationName.self)?.rawValue
  }
}
