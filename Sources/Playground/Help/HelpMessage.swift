/// A message of a running program, as `:help messages` explains it.
struct HelpMessage: Sendable {
  /// Beginning of the message.
  let title: String
  let remedy: String

  static let all = [
    HelpMessage(
      title: "unhandled error",
      remedy:
        "A sequence failed and the subscription has no onError: closure. Give it one, or handle the error before: "
        + "catch(_:), catchAndReturn(_:), retry(_:)."),
    HelpMessage(
      title: "Binding error",
      remedy: "A sequence that is bound to a control or a relay failed. A binding cannot take an error: use "
        + "asDriver(onErrorJustReturn:) or catchAndReturn(_:) before bind(to:)."),
    HelpMessage(
      title: "Reentrancy anomaly was detected",
      remedy: "An observer sent an element to the sequence that was calling it. Put observe(on: "
        + "MainScheduler.asyncInstance) into the cycle."),
    HelpMessage(
      title: "must be used from the main thread only",
      remedy: "Add observe(on: MainScheduler.instance) before the subscription, or use a Driver."),
    HelpMessage(
      title: "Index out of range, Unexpectedly found nil",
      remedy:
        "The program trapped, as it would when compiled. The input ends there, the session goes on; :edit changes "
        + "the input and runs it again."),
    HelpMessage(
      title: "subscriptions that nothing can dispose of any more",
      remedy: ":leaks lists them. Keep the Disposable, or add .disposed(by: bag)."),
    HelpMessage(
      title: "the compiler is unable to type-check this expression in reasonable time",
      remedy: "Split the expression, or write the types of closure parameters."),
  ]

  /// Returns the messages whose beginnings share words with a text.
  static func about(_ text: String) -> [HelpMessage] {
    let words = text.lowercased()
    return all.filter { words.contains($0.title.lowercased()) || $0.title.lowercased().hasPrefix(words) }
  }
}
