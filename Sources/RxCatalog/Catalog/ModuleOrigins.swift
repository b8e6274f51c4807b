/// Modules that programs import for declarations that are in fewer modules here, and what the modules re-export.
enum ModuleOrigins {
  /// Returns the module of a declaration of `Rx`.
  @Sendable static func rx(_ name: String) -> [String] {
    [relays.contains(name) ? "RxRelay" : interface.contains(name) ? "RxCocoa" : "RxSwift"]
  }

  /// Returns the module of a declaration of `RxTesting`.
  @Sendable static func testing(_ name: String) -> [String] { [blocking.contains(name) ? "RxBlocking" : "RxTest"] }

  /// Returns the module of a declaration of `Controls`.
  @Sendable static func controls(_ name: String) -> [String] {
    if name.hasPrefix("CL") { return ["CoreLocation"] }
    if geometry.contains(name) { return ["Foundation"] }
    return [bindings.contains(name) || name.hasPrefix("Rx") ? "RxCocoa" : "UIKit"]
  }

  private static let relays: Set = ["PublishRelay", "BehaviorRelay", "ReplayRelay"]
  private static let interface: Set = [
    "Driver", "DriverSharingStrategy", "Signal", "SignalSharingStrategy", "SharedSequence",
    "SharedSequenceConvertibleType", "SharingStrategyProtocol", "SharingScheduler", "ControlEvent", "ControlEventType",
    "ControlProperty", "ControlPropertyType", "RxCocoaError", "RxCocoaURLError",
  ]
  private static let blocking: Set = ["BlockingObservable", "MaterializedSequenceResult"]
  private static let geometry: Set = [
    "CGRect", "CGPoint", "CGSize", "Selector", "__selector", "__propertyDidChange", "NSKeyValueObservingOptions",
    "Bundle",
  ]
  private static let bindings: Set = [
    "ItemMovedEvent", "WillDisplayCellEvent", "SectionedViewDataSourceType",
  ]

  /// Modules that re-export others, those of this package's own names included.
  static let reexports: [String: [String]] = {
    var found = [
      "Rx": ["RxSwift", "RxRelay", "RxCocoa"], "RxCocoa": ["RxSwift", "RxRelay"],
      "RxTesting": ["RxTest", "RxBlocking"], "Controls": ["UIKit", "CoreLocation"],
      "Foundation": ["Dispatch"], "FoundationNetworking": ["Foundation"],
      "UIKit": ["Foundation", "CoreLocation"], "SwiftUI": ["UIKit"], "AppKit": ["UIKit"], "Cocoa": ["UIKit"],
    ]
    for module in [
      "AVFoundation", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation", "CryptoKit", "MapKit",
      "MobileCoreServices", "ObjectiveC", "PhotosUI", "PlaygroundSupport", "QuartzCore", "Security", "StoreKit",
      "UserNotifications", "WatchKit", "WebKit", "XCTest", "os",
    ] {
      found[module, default: []].append("Foundation")
    }
    for module in ["MapKit", "PhotosUI", "PlaygroundSupport", "QuartzCore", "StoreKit", "WatchKit", "WebKit"] {
      found[module, default: []].append("UIKit")
    }
    return found
  }()
}
