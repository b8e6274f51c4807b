import Foundation

extension ObservableType {
  /// Prints subscriptions, events and disposals.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.debug("name")
  ///          -a-b-|
  /// ```
  ///
  /// - A line reads `2020-02-29 12:30:15.123: identifier -> Event next(a)`; without an identifier it is the place of the
  ///   call. With `trimOutput`, long events lose their middle.
  /// - Traits: Infallible, SharedSequence, PrimitiveSequence
  /// - PrimitiveSequence: `Single.just(1).debug("name")` sends `(1|)`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let source = asObservable()
    let identifier = identifier ?? "\(file.split(separator: "/").last ?? "?"):\(line) (\(function))"
    return ClosureObservable<Element>(producer: { observer in
      let sink = DebugSink(observer, DebugPrinter(identifier))
      sink.printer.print("subscribed")
      return source.attach(to: sink) { event in
        sink.printer.print("Event \(DebugPrinter.text(event.pointee, trimmed: trimOutput))")
        sink.forward(event)
        if event.pointee.isStopEvent { sink.dispose() }
      }
    })
  }
}

/// Prints the end of its subscription before the source is disposed.
private final class DebugSink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is; the mark is atomic.
  let printer: DebugPrinter
  private let hasEnded = StopMark()

  init(_ observer: AnyObserver<Element>, _ printer: DebugPrinter) {
    self.printer = printer
    super.init(observer)
  }

  override func dispose() {
    if hasEnded.set() { printer.print("isDisposed") }
    giveUp()
  }
}

/// Prints the lines of one subscription through the environment.
private struct DebugPrinter {
  private enum FormatterKey {}

  private let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
  }

  func print(_ text: String) {
    let environment = Environments.current
    environment.print("\(DebugPrinter.formatter(environment).string(from: environment.date)): \(identifier) -> \(text)")
  }

  /// An event as text, without its middle when that is wanted and it has more than 40 characters.
  static func text<Element>(_ event: Event<Element>, trimmed: Bool) -> String {
    let text = "\(event)"
    return trimmed && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text
  }

  private static func formatter(_ environment: any Environment) -> DateFormatter {
    if let formatter = environment.values[FormatterKey.self, as: DateFormatter.self] { return formatter }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    environment.values[FormatterKey.self, as: DateFormatter.self] = formatter
    return formatter
  }
}
