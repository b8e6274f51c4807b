import RxBindings
import Types
import Execution

/// Rx in the form of modules for the interpreter.
package enum RxCatalog {
  /// Everything of `Rx`: signatures from its sources, joined with what they do.
  package static func rxModule() -> NativeModule {
    let module = NativeModule(
      name: "Rx", importedAs: ["RxSwift", "RxCocoa", "RxRelay"],
      neighbours: ["Differentiator", "RxDataSources", "RxGesture", "RxOptional", "RxSwiftExt"],
      reexports: ModuleOrigins.reexports)
    addResources(to: module)
    module.place(ModuleOrigins.rx) { module in
      add(GeneratedCatalog.rx, to: module)
      for alias in GeneratedCatalog.rxAliases { module.alias(alias) }
    }
    // Declared on a type of Foundation's, which the catalog is not made from.
    module.extend("extension JSONDecoder: DataDecoder")
    OldSpellings.add(to: module)
    return module
  }

  /// Everything of `RxNetworking`.
  private static func networkingModule() -> NativeModule {
    let module = NativeModule(name: "RxNetworking")
    module.place(ModuleOrigins.rx) { add(GeneratedCatalog.rxNetworking, to: $0) }
    return module
  }

  /// Everything of `RxTesting`.
  private static func testingModule() -> NativeModule {
    let module = NativeModule(
      name: "RxTesting", importedAs: ["RxTest", "RxBlocking"], neighbours: ["Marbles"])
    module.place(ModuleOrigins.testing) { module in
      add(GeneratedCatalog.rxTesting, to: module)
      for alias in GeneratedCatalog.rxTestingAliases { module.alias(alias) }
    }
    return module
  }

  /// Everything of `Controls`: what programs import as UIKit.
  private static func controlsModule() -> NativeModule {
    let module = NativeModule(
      name: "Controls", importedAs: ["UIKit", "CoreLocation"],
      neighbours: [
        "AppKit", "AVFoundation", "Cocoa", "MapKit", "MobileCoreServices", "PhotosUI", "QuartzCore", "SwiftUI",
        "WatchKit",
        "WebKit",
      ])
    module.place(ModuleOrigins.controls) { module in
      add(GeneratedCatalog.controls, to: module)
      for alias in GeneratedCatalog.controlsAliases { module.alias(alias) }
      ControlsModule.addTo(module)
    }
    return module
  }

  /// Platforms for `#if os(…)` by the modules whose import decides them: programs with UIKit are written for iOS.
  package static let platforms = ["UIKit": "iOS"]

  /// Returns all modules of a session beside the standard library.
  package static func modules() -> [NativeModule] {
    return [
      rxModule(), testingModule(), controlsModule(), networkingModule(),
      DispatchCatalog.module(),
      FoundationCatalog.module(), TaskCatalog.module(), AssertionCatalog.module(), TestingCatalog.module(),
    ]
  }

  /// Made when a type of Rx or of Controls is first named.
  static let allBindings: Bindings = {
    var bindings = Bindings()
    bindings.bindRx()
    bindings.bindTesting()
    bindings.bindUserInterface()
    return bindings
  }()

  private static func add(_ families: [CatalogFamily], to module: NativeModule) {
    module.add(
      families, omitting: OmittedDeclarations.types, headers: Representations.headers,
      representedBy: { Representations.swiftTypes[$0] ?? [] }, member: member)
  }

  @Sendable private static func member(_ member: CatalogMember) -> NativeMember? {
    guard let binding = allBindings.table[member.key] else { return nil }
    return NativeMember(
      member.signature, SubscriptionTarget.wrap(StreamNaming.wrap(binding.implementation, member), member),
      setter: binding.setter, deriving: binding.deriving,
      documentation: member.sentence, isMeantFor: binding.isMeantFor)
  }

  static func binding(_ key: String) -> Bindings.Binding {
    guard let binding = allBindings.table[key] else { preconditionFailure("there is no binding for \(key)") }
    return binding
  }

  static func implementation(_ key: String) -> NativeImplementation { binding(key).implementation }

  /// The types of what `subscribe` and `Disposables.create` return, which the library keeps to itself.
  private static func addResources(to module: NativeModule) {
    let types: [(String, Any.Type)] = [
      ("AnonymousResource: Cancelable", AnonymousResource.self),
      ("SubscriptionHandle: Cancelable", SubscriptionHandle.self),
    ]
    for (header, swiftType) in types {
      let name = header.prefix { $0 != ":" }
      module.type("class \(header)", represents: swiftType)
      module.extend(
        "extension \(name)",
        lazily: [
          NativeMember("func dispose()", implementation("Disposable.dispose()")),
          NativeMember("var isDisposed: Bool { get }", implementation("Disposable.isDisposed")),
        ])
    }
  }
}

extension Bindings {
  /// Binds all of `Rx`, family by family.
  mutating func bindRx() {
    bindGenerated()
    bindCore()
    bindDisposables()
    bindSchedulers()
    bindSubjects()
    bindSubscribing()
    bindCreating()
    bindTransforming()
    bindFiltering()
    bindCombining()
    bindErrors()
    bindUtility()
    bindSharing()
    bindInfallible()
    bindPrimitive()
    bindShared()
    bindControls()
    bindAsync()
    bindNetworking()
    bindReactive()
    bindHooks()
  }
}

extension Bindings {
  /// Binds all of `Controls`.
  mutating func bindUserInterface() {
    bindViews()
    bindControlViews()
    bindTexts()
    bindTables()
    bindControllers()
    bindAppearance()
    bindLayout()
    bindTableDelegates()
    bindCollections()
    bindPickers()
    bindScrolling()
    bindNavigation()
    bindLocations()
  }
}
