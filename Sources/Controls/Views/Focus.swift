import Rx

/// Who has the keys, one view an environment.
package enum Focus {
  private final class Reference {
    weak var view: UIView?
  }

  /// The view that what is typed goes to.
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
