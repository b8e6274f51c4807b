/// Shows the line that is being edited. Readline, which edits it, calls `redisplay()` after each key.
protocol LineDisplay: AnyObject {
  /// Shows the line as it is now.
  func redisplay()
  /// Removes the line from the screen, so that other text can take its place.
  func clear()
  /// Leaves the line on the screen, with a mark behind it; what comes next begins on a row below.
  func finish(_ mark: String)
  /// The line was entered. Readline has ended its own display already.
  func accepted()
  /// The window has another size.
  func resize()
  /// Shows the line at the top of an empty screen.
  func clearScreen(withHistory: Bool)
}
