import Foundation
import Rx

/// The application, of which there is one.
open class UIApplication: UIResponder {
  public typealias State = UIApplicationState
  public typealias OpenExternalURLOptionsKey = String

  @Displayed("UIApplication.isIdleTimerDisabled") public var isIdleTimerDisabled: Bool = false
  @Displayed("UIApplication.isNetworkActivityIndicatorVisible")
  public var isNetworkActivityIndicatorVisible: Bool = false
  @Displayed("UIApplication.applicationIconBadgeNumber") public var applicationIconBadgeNumber: Int = 0
  @Displayed("UIApplication.windows") var shownWindows: [UIWindow] = []
  /// Addresses that the program has opened, the latest last.
  @Displayed("UIApplication.open(_:options:completionHandler:)") package private(set) var openedURLs: [URL] = []

  private enum SharedKey {}

  /// The application of the running program.
  public static var shared: UIApplication {
    let values = Environments.current.values
    if let known = values[SharedKey.self, as: UIApplication.self] { return known }
    let made = UIApplication()
    values[SharedKey.self] = made
    return made
  }

  /// Returns the application if the program has used it.
  package static func used(in values: EnvironmentValues) -> UIApplication? {
    values[SharedKey.self, as: UIApplication.self]
  }

  /// Forgets the application, for a session that restarts.
  package static func reset(_ values: EnvironmentValues) { values[SharedKey.self] = UIApplication() }

  /// Address of the settings of the application.
  public static let openSettingsURLString: String = "app-settings:"

  /// Windows that were made visible.
  public var windows: [UIWindow] { shownWindows }

  /// Window that was made key last; nil for none.
  public var keyWindow: UIWindow? { shownWindows.last }

  /// State of the application, which is always active.
  public var applicationState: UIApplicationState { .active }

  /// Returns true for an address with a scheme.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Opens an address: `:screen` shows it, and nothing else happens.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url)
    if isOpened { openedURLs.append(url) }
    completion?(isOpened)
  }
}

/// States of an application; also `UIApplication.State`.
public enum UIApplicationState: Sendable {
  case active
  case inactive
  case background
}

/// A window, whose controller fills the screen.
open class UIWindow: UIView {
  @Displayed("UIWindow.rootViewController") public var rootViewController: UIViewController? = nil

  /// Shows the window on top of the others.
  public func makeKeyAndVisible() {
    let application = UIApplication.shared
    application.shownWindows = application.shownWindows.filter { $0 !== self } + [self]
    rootViewController?.appear()
  }

  /// True for the window that was made key last.
  public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
}
