import Foundation

extension UIApplication {
  /// Posted when the application has become active.
  public static let didBecomeActiveNotification: Notification.Name = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the application is about to become inactive.
  public static let willResignActiveNotification: Notification.Name = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the application has entered the background.
  public static let didEnterBackgroundNotification: Notification.Name = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the application is about to leave the background.
  public static let willEnterForegroundNotification: Notification.Name = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the application is about to end.
  public static let willTerminateNotification: Notification.Name = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is short.
  public static let didReceiveMemoryWarningNotification: Notification.Name = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIResponder {
  /// Posted when the keyboard is about to be shown.
  public static let keyboardWillShowNotification: Notification.Name = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard was shown.
  public static let keyboardDidShowNotification: Notification.Name = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted when the keyboard is about to be hidden.
  public static let keyboardWillHideNotification: Notification.Name = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard was hidden.
  public static let keyboardDidHideNotification: Notification.Name = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted when the frame of the keyboard is about to change.
  public static let keyboardWillChangeFrameNotification: Notification.Name = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Key of the frame of the keyboard after its animation, a `CGRect`.
  public static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
  /// Key of the duration of the keyboard's animation, in seconds.
  public static let keyboardAnimationDurationUserInfoKey: String = "UIKeyboardAnimationDurationUserInfoKey"
}
