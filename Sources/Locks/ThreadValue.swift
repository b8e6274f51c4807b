import Foundation

/// An object for each thread. One that `make` makes is released when its thread ends.
public struct ThreadValue<Object: AnyObject>: Sendable {
  @usableFromInline let key: pthread_key_t

  public init() {
    var key = pthread_key_t()
    #if canImport(Darwin)
      pthread_key_create(&key) { Unmanaged<AnyObject>.fromOpaque($0).release() }
    #else
      pthread_key_create(&key) { pointer in
        if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
      }
    #endif
    self.key = key
  }

  /// The object of the calling thread; nil before it was made.
  @inlinable
  public var present: Object? {
    pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The object of the calling thread, made on first use.
  @inlinable
  public func object(or make: () -> Object) -> Object { present ?? store(make()) }

  /// Calls `body` with the object of the calling thread, without counting references: it lives as long as the thread.
  @inlinable
  @inline(__always)
  public func with<Result>(or make: () -> Object, _ body: (Object) -> Result) -> Result {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Object>.fromOpaque(pointer)._withUnsafeGuaranteedRef { body($0) }
    }
    return body(store(make()))
  }

  @usableFromInline
  @inline(never)
  func store(_ object: Object) -> Object {
    pthread_setspecific(key, Unmanaged.passRetained(object).toOpaque())
    return object
  }

  /// Runs `body` with an object in place of the calling thread's.
  public func with<Result>(_ object: Object, _ body: () throws -> Result) rethrows -> Result {
    let former = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passRetained(object).toOpaque())
    defer {
      pthread_setspecific(key, former)
      Unmanaged.passUnretained(object).release()
    }
    return try body()
  }
}

/// A number that tells threads apart.
@inlinable
@inline(__always)
public func currentThreadIdentity() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}
