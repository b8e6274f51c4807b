import Foundation

/// A progress bar.
open class UIProgressView: UIView {
  @Displayed("UIProgressView.progress") private var shown: Float = 0

  /// Completed fraction, from 0 to 1.
  public var progress: Float {
    get { shown }
    set { shown = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  /// Sets the completed fraction.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
