import Rx

/// Keyboard focus, one view for each environment.
package enum Focus {
  private final class Reference {
    weak var view: UIView?
  }

  /// View that receives typed text.
  package static var current: UIView? {
    get { reference?.view }
    set {
      let known = reference
      let reference = known ?? Reference()
      if known == nil { Environments.current.values[Reference.self] = reference }
      reference.view = newValue
    }
  }

  private static var reference: Reference? { Environments.current.values[Reference.self] }
}
