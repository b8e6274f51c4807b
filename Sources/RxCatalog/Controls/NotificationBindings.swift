import Controls
import Execution
import Foundation
import RxBindings

extension Bindings {
  /// Names of the notifications of the application and of the keyboard.
  func bindNotifications(_ bind: inout Bindings) {
    let names: [(String, Notification.Name)] = [
      ("UIApplication.didBecomeActiveNotification", UIApplication.didBecomeActiveNotification),
      ("UIApplication.willResignActiveNotification", UIApplication.willResignActiveNotification),
      ("UIApplication.didEnterBackgroundNotification", UIApplication.didEnterBackgroundNotification),
      ("UIApplication.willEnterForegroundNotification", UIApplication.willEnterForegroundNotification),
      ("UIApplication.willTerminateNotification", UIApplication.willTerminateNotification),
      ("UIApplication.didReceiveMemoryWarningNotification", UIApplication.didReceiveMemoryWarningNotification),
      ("UIResponder.keyboardWillShowNotification", UIResponder.keyboardWillShowNotification),
      ("UIResponder.keyboardDidShowNotification", UIResponder.keyboardDidShowNotification),
      ("UIResponder.keyboardWillHideNotification", UIResponder.keyboardWillHideNotification),
      ("UIResponder.keyboardDidHideNotification", UIResponder.keyboardDidHideNotification),
      ("UIResponder.keyboardWillChangeFrameNotification", UIResponder.keyboardWillChangeFrameNotification),
    ]
    for (key, name) in names {
      bind("static \(key)") { _ in .boxed(NotificationName(rawValue: name.rawValue)) }
    }
    bind("static UIResponder.keyboardFrameEndUserInfoKey") { _ in .string(UIResponder.keyboardFrameEndUserInfoKey) }
    bind("static UIResponder.keyboardAnimationDurationUserInfoKey") { _ in
      .string(UIResponder.keyboardAnimationDurationUserInfoKey)
    }
  }
}
