import Foundation
import Locks
import SyntaxTree
import Types

/// Native work that does not ask whether to stop, such as Foundation's functions on texts, which take seconds for a hundred
/// megabytes. It runs on a thread of its own, and a program that stops does not wait for it: its result is dropped.
package enum DetachedWork {
  /// The length of a text, in bytes, up to which work on it is done sooner than a thread is started.
  fileprivate static let shortText = 1 << 20

  /// To start a thread for each piece of work would take longer than most searches.
  private static let threads = ThreadPool(stackSize: 8 << 20)

  /// Does work on a text of a number of bytes.
  package static func run<Made>(length: Int, _ body: @escaping @Sendable () throws -> Made) throws -> Made {
    length > shortText ? try run(body) : try body()
  }

  /// Does work that may take long whatever the length of its texts, such as a search that backtracks.
  package static func run<Made>(_ body: @escaping @Sendable () throws -> Made) throws -> Made {
    guard let runtime = EvaluationThread.current.runtime else { return try body() }
    try runtime.check()
    // Written by the other thread before it signals and read after that.
    let result = Locked<Result<Made, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    threads.run {
      EvaluationThread.current.runtime = runtime
      let made = Result(catching: body)
      result.withLock { $0 = made }
      EvaluationThread.current.runtime = nil
      isDone.signal()
    }
    while isDone.wait(timeout: .now() + .milliseconds(20)) == .timedOut { try runtime.check() }
    guard let made = result.withLock({ $0 }) else { throw Trap(.interrupted) }
    return try made.get()
  }
}

extension NativeImplementation {
  /// This implementation, detached for a call in which one argument is a long text and all are plain values: such a call runs no code of
  /// the program and changes nothing shared. Implementations that mutate their receiver are not detached.
  fileprivate var detachedForLongTexts: NativeImplementation {
    switch self {
    case .unary(let body):
      .unary { first in
        first.isLongText ? try DetachedWork.run { try body(first) } : try body(first)
      }
    case .binary(let body):
      .binary { first, second in
        guard first.isLongText || second.isLongText, first.isPlain, second.isPlain else {
          return try body(first, second)
        }
        return try DetachedWork.run { try body(first, second) }
      }
    case .ternary(let body):
      .ternary { first, second, third in
        guard first.isLongText || second.isLongText || third.isLongText, first.isPlain, second.isPlain, third.isPlain
        else { return try body(first, second, third) }
        return try DetachedWork.run { try body(first, second, third) }
      }
    case .general(let body):
      .general { call in
        guard call.arguments.contains(where: \.isLongText), call.arguments.allSatisfy(\.isPlain) else {
          return try body(call)
        }
        return try DetachedWork.run { try body(call) }
      }
    case .nullary, .mutating, .mutatingAll, .requirement: self
    }
  }
}

extension NativeMember {
  /// This member with an implementation that can be interrupted while it works on a long text. Not for members that take the
  /// same time whatever the length of the text: starting a thread for each call of a loop would take much longer.
  package var detachedForLongTexts: NativeMember {
    guard case .host(let code) = body, let function = code as? HostFunction else { return self }
    return NativeMember(
      signature: signature, body: .host(HostFunction(function.implementation.detachedForLongTexts)), setter: setter,
      derivation: derivation, documentation: documentation, isMeantFor: isMeantFor)
  }
}

extension Value {
  fileprivate var isLongText: Bool {
    switch self {
    case .string(let text): text.utf8.count > DetachedWork.shortText
    case .native(let box): (box as? Boxed<Substring>).map { $0.value.utf8.count > DetachedWork.shortText } ?? false
    default: false
    }
  }

  /// True for a value of the library that contains no code of the program.
  fileprivate var isPlain: Bool {
    switch self {
    case .void, .bool, .int, .double, .string, .character, .none, .native, .metatype: true
    case .some(let box): box.value.isPlain
    case .tuple, .array, .dictionary, .set, .structure, .enumeration, .object, .function: false
    }
  }
}
