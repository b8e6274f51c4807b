import RxBindings
import Types
import Execution
import Foundation

/// `NSCache`. It forgets the oldest where it may hold no more.
final class CacheValue: @unchecked Sendable {
  // Unchecked because everything is reached under `lock`.
  private let lock = NSLock()
  private var objects: [Value: (object: Value, cost: Int)] = [:]
  private var order: [Value] = []
  private var limits = (count: 0, cost: 0)
  private var title = ""

  subscript(key: Value) -> Value? { lock.withLock { objects[key]?.object } }

  func set(_ object: Value, for key: Value, cost: Int) {
    change {
      if objects.updateValue((object, cost), forKey: key) != nil { order.removeAll { $0 == key } }
      order.append(key)
    }
  }
  func remove(_ key: Value) {
    change {
      objects[key] = nil
      order.removeAll { $0 == key }
    }
  }
  func removeAll() {
    change {
      objects = [:]
      order = []
    }
  }

  var countLimit: Int {
    get { lock.withLock { limits.count } }
    set { change { limits.count = newValue } }
  }
  var costLimit: Int {
    get { lock.withLock { limits.cost } }
    set { change { limits.cost = newValue } }
  }
  var name: String {
    get { lock.withLock { title } }
    set { lock.withLock { title = newValue } }
  }

  /// Changes the cache and enforces its limits; dropped objects are released outside of the lock.
  private func change(_ body: () -> Void) {
    let dropped = lock.withLock { () -> [Value: (object: Value, cost: Int)] in
      let before = objects
      body()
      var cost = limits.cost > 0 ? objects.values.reduce(0) { $0 &+ $1.cost } : 0
      while let oldest = order.first,
        limits.count > 0 && order.count > limits.count || limits.cost > 0 && cost > limits.cost
      {
        cost -= objects.removeValue(forKey: oldest)?.cost ?? 0
        order.removeFirst()
      }
      return before
    }
    withExtendedLifetime(dropped) {}
  }
}

extension FoundationCatalog {
  static func addCaches(to module: NativeModule) {
    module.type("class NSCache<KeyType: AnyObject, ObjectType: AnyObject>", represents: CacheValue.self)
    var members: [NativeMember] = []
    members.nullary("init()") { .object(CacheValue()) }
    members.general("func object(forKey key: KeyType) -> ObjectType?") {
      .optional(try $0.native(0, as: CacheValue.self)[$0[1]])
    }
    members.general("func setObject(_ obj: ObjectType, forKey key: KeyType)") { call in
      try call.native(0, as: CacheValue.self).set(call[1], for: call[2], cost: 0)
      return .void
    }
    members.general("func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int)") { call in
      try call.native(0, as: CacheValue.self).set(call[1], for: call[2], cost: call.int(3))
      return .void
    }
    members.general("func removeObject(forKey key: KeyType)") { call in
      try call.native(0, as: CacheValue.self).remove(call[1])
      return .void
    }
    members.general("func removeAllObjects()") { call in
      try call.native(0, as: CacheValue.self).removeAll()
      return .void
    }
    for (name, path) in [("countLimit", \CacheValue.countLimit), ("totalCostLimit", \.costLimit)] {
      members.property(
        "var \(name): Int { get set }", get: .unary { .int(try $0.unboxed(as: CacheValue.self)[keyPath: path]) },
        set: .mutating { cache, call in
          try cache.unboxed(as: CacheValue.self)[keyPath: path] = call.int(0)
          return .void
        })
    }
    members.property(
      "var name: String { get set }", get: .unary { .string(try $0.unboxed(as: CacheValue.self).name) },
      set: .mutating { cache, call in
        try cache.unboxed(as: CacheValue.self).name = call.string(0)
        return .void
      })
    module.extend("extension NSCache", members)
  }
}
