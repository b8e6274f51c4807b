import Foundation

/// A bar that fills from 0 to 1.
open class UIProgressView: UIView {
  @Displayed("UIProgressView.progress") private var shown: Float = 0

  /// How much is done, from 0 to 1.
  public var progress: Float {
    get { shown }
    set { shown = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  /// Sets how much is done.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
