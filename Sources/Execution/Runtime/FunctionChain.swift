import Synchronization
import SyntaxTree

/// Functions that an element passes through one after the other, each of which changes it or holds it back.
///
/// Calling them one by one costs, for each, a lookup of the thread, a frame, and copies of the element: more than most
/// closures of a program do. Here they share one frame, in which the element stays.
///
/// Otherwise they behave as if they were called one by one: nothing passes a function that has thrown, nor any once the
/// subscription has been disposed of, and an element sent from within a function passes like any other.
package final class FunctionChain: @unchecked Sendable {
  // Unchecked because elements arrive one at a time, which the sender ensures; the accumulated values change with them
  // alone.

  package enum Step {
    case transform(Function)
    /// Holds back elements for which the function is false.
    case test(Function)
    /// Holds back elements of which the function makes `nil`.
    case unwrap(Function)
    /// Adds each element to the accumulated result, which passes.
    case accumulate(Function, from: Value)
  }

  private let links: UnsafeMutablePointer<ChainLink>
  private let count: Int
  private let frameSize: Int
  /// Runtime of the first closure of the program; nil without one, and then no fault can occur.
  private let runtime: Runtime?
  private let site: SourceRange

  /// Number of functions, without the last, that the elements in the chain have passed: that of the one that came furthest. It is
  /// counted here, and set back by whoever watches it.
  package var passedSteps: Int {
    get { passed.load(ordering: .relaxed) }
    set { passed.store(newValue, ordering: .relaxed) }
  }
  /// Number of functions of which each that an element passes is reported.
  package var reportedSteps: Int {
    get { reported.load(ordering: .relaxed) }
    set { reported.store(newValue, ordering: .relaxed) }
  }
  private let passed = Atomic<Int>(0)
  private let reported = Atomic<Int>(0)

  package init(_ steps: [Step]) {
    count = steps.count
    links = .allocate(capacity: count)
    var frameSize = ChainLink.elementSlot + 1
    var closure: ClosureFunction?
    for (index, step) in steps.enumerated() {
      let link = ChainLink(step)
      if let code = link.code { frameSize = max(frameSize, code.frameSize) }
      closure = closure ?? link.function as? ClosureFunction
      (links + index).initialize(to: link)
    }
    self.frameSize = frameSize
    runtime = closure?.runtime
    site = closure?.site ?? Lowering.nowhere
  }

  deinit {
    // As in a chain of sinks, the furthest downstream is released first: captures of the closures end in that order.
    for index in (0..<count).reversed() { (links + index).deinitialize(count: 1) }
    links.deallocate()
  }

  /// Stops passing elements from one function to the next.
  package func end() { close(from: 1) }

  private func close(from first: Int) {
    for index in first..<max(first, count) { links[index].isClosed.store(true, ordering: .relaxed) }
  }

  /// Transforms an element; returns nil if it is held back. Throws an error of a function if anything follows the
  /// function in the chain. `report` is called for each of the reported functions that the element has passed.
  ///
  /// A function's result that is passed to the next one would live until that one had sent on its own. It is appended
  /// to `kept` if the program could observe the end of its lifetime.
  package func pass(_ element: Value, keeping kept: inout [Value]?, reporting report: () -> Void) throws -> Value? {
    let thread = EvaluationThread.unretained
    guard let frame = thread._withUnsafeGuaranteedRef({ $0.push(frameSize) }) else { return try overflow() }
    (frame + ChainLink.elementSlot).place(element)
    var index = 0
    do {
      return thread._withUnsafeGuaranteedRef { $0.isInside }
        ? try run(frame, thread, &index, &kept, report) : try enterFirst(frame, thread, &index, &kept, report)
    } catch {
      thread._withUnsafeGuaranteedRef { $0.top = frame }
      keep((frame + ChainLink.elementSlot).move(), in: &kept)
      (frame + ChainLink.elementSlot).initialize(to: .unset)
      return try failed(at: index, error)
    }
  }

  /// Runs the chain as the outermost program code on the stack, so a runtime error is reported here.
  @inline(never)
  private func enterFirst(
    _ frame: UnsafeMutablePointer<Value>, _ thread: Unmanaged<EvaluationThread>, _ index: inout Int,
    _ kept: inout [Value]?, _ report: () -> Void
  ) throws -> Value? {
    guard let runtime else { return try run(frame, thread, &index, &kept, report) }
    return try runtime.entered(on: thread.takeUnretainedValue()) { try run(frame, thread, &index, &kept, report) }
  }

  @inline(__always)
  private func run(
    _ frame: UnsafeMutablePointer<Value>, _ thread: Unmanaged<EvaluationThread>, _ index: inout Int,
    _ kept: inout [Value]?, _ report: () -> Void
  ) throws -> Value? {
    let slot = frame + ChainLink.elementSlot
    while index < count {
      let link = links + index
      if link.pointee.isClosed.load(ordering: .relaxed) {
        slot.pointee = .void
        thread._withUnsafeGuaranteedRef { $0.top = frame }
        return nil
      }
      if index > 0, link.pointee.endsElement { keep(slot.pointee, in: &kept) }
      let passes: Bool
      if let code = link.pointee.code {
        thread._withUnsafeGuaranteedRef { $0.top = frame + frameSize }
        let activation = Activation(slots: frame, captures: code.captures, thread: thread)
        passes = try link.pointee.run(code, activation)
      } else {
        thread._withUnsafeGuaranteedRef { $0.top = frame }
        passes = try link.pointee.call(slot)
      }
      if !passes {
        thread._withUnsafeGuaranteedRef { $0.top = frame }
        return nil
      }
      index += 1
      if index < count { didPass(index, report) }
    }
    thread._withUnsafeGuaranteedRef { $0.top = frame }
    let element = slot.move()
    slot.initialize(to: .unset)
    return element
  }

  /// An element has passed as many functions.
  @inline(__always)
  private func didPass(_ number: Int, _ report: () -> Void) {
    if number <= reported.load(ordering: .relaxed) { report() }
    if number > passed.load(ordering: .relaxed) { passed.store(number, ordering: .relaxed) }
  }

  @inline(__always)
  private func keep(_ value: Value, in kept: inout [Value]?) {
    switch value {
    // Nothing of the program runs when these go away, and no weak reference becomes empty.
    case .void, .bool, .int, .double, .string, .character, .none, .metatype: break
    default:
      if kept == nil { kept = [] }
      kept?.append(value)
    }
  }

  @inline(never)
  private func failed(at index: Int, _ error: any Error) throws -> Value? {
    if index + 1 < count, links[index + 1].isClosed.load(ordering: .relaxed) { return nil }
    close(from: index + 1)
    throw error
  }

  @inline(never)
  private func overflow() throws -> Value? {
    try failed(
      at: 0, runtime?.stackOverflow(at: site) ?? Trap(.fault("stack overflow: the calls are nested too deeply")))
  }
}
