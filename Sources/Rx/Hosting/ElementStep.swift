/// Operation of one operator on each element, where elements keep their type and nothing else is to be done: `map`, `filter`,
/// `scan` over values of an interpreter.
///
/// Operators in a row that are made of such steps (`ObservableType.step`) attach as one: an element then costs one sink, not one
/// for each of them, and whoever carries the steps out need not hand it over from one to the next. A row ends where a
/// tool looks on, because it wants to hear of each operator.
@usableFromInline
package protocol ElementStep {
  associatedtype Row: StepRow

  /// Makes the operations and the state of one subscription to several steps, upstream first.
  static func row(of steps: [Self]) -> Row
}

/// Several steps as one subscription carries them out.
@usableFromInline
package protocol StepRow {
  associatedtype Element

  /// Number of steps that the elements in the row have passed: that of the one that came furthest. The row counts them, its sink
  /// sets it back. The last step does not count: it sends to the observer of the row, which reports for it.
  var passedSteps: Int { get nonmutating set }
  /// Number of steps of which the row reports each that an element passes.
  var reportedSteps: Int { get nonmutating set }

  /// Lets no element go on from one step to the next any more; called when the subscription is disposed.
  func end()

  /// Transforms an element; nil where a step holds it back. Throws what a step threw, unless nothing goes on behind it. `report` is
  /// called for each of the reported steps that the element has passed.
  ///
  /// Elements whose lifetime ends on the way are appended to `kept`, as far as their end can be seen: as in the sinks of operators,
  /// they live until the rest of the chain has returned.
  func pass(_ element: Element, keeping kept: inout [Element]?, reporting report: () -> Void) throws -> Element?
}

extension ObservableType {
  /// This sequence after a step.
  @inlinable
  package func step<Step: ElementStep>(_ step: Step) -> Observable<Element> where Step.Row.Element == Element {
    StepObservable(asObservable(), step) { this, observer in
      var steps = [this.step]
      var source = this.source
      while let above = StepObservable<Step>.unseen(source) {
        steps.append(above.step)
        source = above.source
      }
      steps.reverse()
      let sink = StepSink(consume observer, Step.row(of: steps), count: steps.count)
      return source.attach(to: sink) { sink.receive($0) }
    }
  }
}

/// A sequence that a step makes of another one.
@usableFromInline
final class StepObservable<Step: ElementStep>: Observable<Step.Row.Element>, PlainlyNamed, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline typealias Element = Step.Row.Element
  @usableFromInline typealias Attach = (StepObservable<Step>, __owned AnyObserver<Element>) -> Attachment?

  @usableFromInline let source: Observable<Element>
  @usableFromInline let step: Step
  /// Captures nothing and is specialised by the client's compiler, which a method of this class would not be.
  @usableFromInline let attachment: Attach

  @inlinable
  init(_ source: Observable<Element>, _ step: Step, _ attachment: @escaping Attach) {
    self.source = source
    self.step = step
    self.attachment = attachment
    super.init(isProducer: true)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    attachment(self, observer)
  }

  /// Returns the source as such a sequence; nil if it is of another type or a probe observes it.
  @inlinable
  static func unseen(_ source: Observable<Element>) -> StepObservable<Step>? {
    guard source.probe?.isLooking != true else { return nil }
    return source as? StepObservable<Step>
  }
}

/// All that a subscription to steps in a row keeps.
@usableFromInline
final class StepSink<Row: StepRow>: Sink<Row.Element>, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let row: Row
  @usableFromInline let nesting: StepNesting

  /// - Parameter count: Number of steps.
  @inlinable
  init(_ observer: AnyObserver<Row.Element>, _ row: Row, count: Int) {
    self.row = row
    nesting = StepNesting(of: count)
    super.init(observer)
  }

  @usableFromInline
  override func dispose() {
    row.end()
    giveUp()
  }

  @inlinable
  func receive(_ event: UnsafePointer<Event<Row.Element>>) {
    switch event.pointee {
    case .next(let element):
      if nesting.isTracking { track(element) } else { receive(element) }
    case .error, .completed:
      end(event.pointee)
    }
  }

  /// Receives an element where anomalies are reported.
  @inlinable
  func track(_ element: Row.Element) {
    let former = (passed: row.passedSteps, reported: row.reportedSteps)
    let mark = nesting.enter()
    row.reportedSteps = former.passed
    receive(element)
    row.passedSteps = mark.isNested ? former.passed : 0
    row.reportedSteps = mark.isNested ? former.reported : 0
    nesting.exit(mark)
  }

  @inlinable
  @inline(__always)
  func receive(_ element: Row.Element) {
    // Mostly nothing is, and even an empty array would have to be released.
    var kept: [Row.Element]?
    do {
      if let result = try row.pass(element, keeping: &kept, reporting: { nesting.report() }) { forward(result) }
    } catch {
      end(.error(error))
    }
    // The latest first.
    while kept?.popLast() != nil {}
  }
}
