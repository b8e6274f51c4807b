/// One action on a trampoline.
protocol TrampolineItem: AnyObject, Disposable {
  /// Runs the action unless it was given up.
  func run()
}
