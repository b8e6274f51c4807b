// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The folder of the running toolchain that holds swift-syntax as prebuilt modules, or nil where it ships none.
///
/// The manifest itself runs inside that toolchain, so the libraries mapped into this process tell where it stands;
/// no path is written down and none is searched for by name.
let toolchainHost: String? = {
  guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
  for line in maps.split(separator: "\n") where line.contains("/lib/swift/") {
    guard let start = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/") else { continue }
    let host = line[start..<end.upperBound] + "host"
    if FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") { return String(host) }
  }
  return nil
}()

/// What a target needs to see swift-syntax; everything downstream of the importer needs it as well.
let syntaxSettings: [SwiftSetting] = toolchainHost.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinker: [LinkerSetting] =
  toolchainHost.map { host in
    [
      .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    ]
  } ?? []
let syntaxPackages: [Package.Dependency] =
  toolchainHost == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "601.0.0")] : []
let syntaxProducts: [Target.Dependency] =
  toolchainHost == nil
  ? ["SwiftSyntax", "SwiftParser"].map { .product(name: $0, package: "swift-syntax") } : []
/// What the library needs beside that which finds the mistakes in a text.
let diagnosisLinker: [LinkerSetting] =
  toolchainHost == nil ? [] : [.linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics")]
let diagnosisProducts: [Target.Dependency] =
  toolchainHost == nil ? [.product(name: "SwiftParserDiagnostics", package: "swift-syntax")] : []

/// Homebrew keeps readline where only pkg-config finds it. On Linux its headers stand where the compiler looks anyway,
/// and the flags that Debian's pkg-config file adds are ones that SwiftPM warns about.
#if os(macOS)
  let readlinePackage: String? = "readline"
  let cmarkPackage: String? = "libcmark-gfm"
  let microhttpdPackage: String? = "libmicrohttpd"
#else
  let readlinePackage: String? = nil
  let cmarkPackage: String? = nil
  let microhttpdPackage: String? = nil
#endif

/// Links the shell with static archives of Foundation, where the toolchain has them, and with the dynamic runtime, which the libraries
/// of swift-syntax need. Nearly all of the time that the shell takes to start, each symbol that one library asks of another is looked for
/// in one library after the other, in the order in which the program names them. Within the program nothing is looked for: without
/// the dynamic libraries of Foundation that is a quarter of the time to the first prompt.
///
/// The driver looks for archives only (`-static-stdlib`): what stays dynamic is named with its path, before everything else, the
/// libraries first that most symbols come from. So is ICU, most of which are tables that an archive of the shell would contain twice,
/// for the program and for the libraries that it loads.
let foundation: (settings: [SwiftSetting], linker: [LinkerSetting]) = {
  guard let host = toolchainHost else { return ([], []) }
  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: host + "/../" + path) }
  let runtime = ["libswiftCore.so", "lib_FoundationICU.so"]
  guard runtime.allSatisfy({ has("linux/" + $0) }) else { return ([], []) }
  let archives = ["Foundation", "CoreFoundation", "_FoundationCShims", "_FoundationCollections"].map { "lib\($0).a" }
  let isStatic = archives.allSatisfy { has("../swift_static/linux/" + $0) } && has("../../bin/ld.lld")
  // What these need in turn would be there twice if it were linked as an archive.
  let others = [
    "libswift_Concurrency.so", "libswiftGlibc.so", "libswift_StringProcessing.so", "libswift_RegexParser.so",
    "libdispatch.so", "libBlocksRuntime.so", "libswiftDispatch.so",
  ]
  let shared = runtime + ["libstdc++.so.6"] + (isStatic ? others : ["libFoundation.so", "libFoundationEssentials.so"])
  // Below the folder of swift-syntax, in which the linker looks as well.
  let names =
    ["libSwiftSyntax.so"] + shared.map { has("linux/" + $0) ? "../linux/" + $0 : $0 }
    + (isStatic ? archives.map { "../../swift_static/linux/" + $0 } : [])
  func linkerOptions(_ options: [String]) -> [String] { options.flatMap { ["-Xlinker", $0] } }
  return (
    [.unsafeFlags(names.flatMap { ["-Xfrontend", "-autolink-library", "-Xfrontend", ":" + $0] })],
    [.unsafeFlags(["-L", host] + linkerOptions(["-rpath", host, "-rpath", host + "/../linux"]))]
      // Of an archive the linker takes the files that something refers to. To a conformance, as that by which an `Array` becomes an
      // object, nothing refers but the runtime. And the driver would have all symbols exported, for the sake of a debugger.
      + (isStatic
        ? [
          .unsafeFlags(["-static-stdlib"] + linkerOptions(["--undefined-glob=*Foundation*Mc", "--no-export-dynamic"]))
        ]
        : [])
  )
}()

/// Generic types with all of their arguments are asked of their own functions, with the conformances that the compiler knows.
/// The compiler would rather write their names down, which is shorter: each is then read when it is first needed, and for each
/// `Hashable` key the runtime goes through all conformances of all libraries: a tenth of what it takes until a first statement has run.
///
/// Each function is in a section of its own, so that those of the start can be placed beside one another. What the compiler gives to
/// LLVM is verified in debug builds, not here: a hundredth of the time to compile a module.
let directMetadata = SwiftSetting.unsafeFlags(
  ["-disable-concrete-type-metadata-mangled-name-accessors", "-function-sections", "-disable-llvm-verify"]
    .flatMap { ["-Xfrontend", $0] }, .when(configuration: .release))

/// Programs are checked and run by small objects that change one another all the time: in release mode nothing watches that.
let interpreting = [
  directMetadata, SwiftSetting.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

/// What runs once for each input need not be as fast as what runs for each value: a release build does not optimise declarations of
/// the host, and leaves out costly passes for the phases before execution. Both halve the time of a build.
///
/// Code that is not optimised calls functions of a library that exists for it alone. Each library makes the start longer, so that such
/// code is compiled without them, and what is linked does not ask for the library.
let withoutOnoneSupport = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "swiftSwiftOnoneSupport"], .when(configuration: .release))
let unoptimised = [
  SwiftSetting.unsafeFlags(
    ["-Onone", "-Xllvm", "-sil-disable-pass=use-prespecialized"], .when(configuration: .release)),
  withoutOnoneSupport,
]
let optimisedForSize = SwiftSetting.unsafeFlags(["-Osize"], .when(configuration: .release))

/// A release build without these passes of the compiler. Names that it does not know it ignores without a message. The time of each
/// pass: `-Xllvm -sil-print-pass-time -Xllvm -sil-min-pass-time=0`.
func leavingOut(_ passes: [String]) -> SwiftSetting {
  .unsafeFlags(
    passes.flatMap { ["-Xllvm", "-sil-disable-pass=" + $0] }, .when(configuration: .release))
}

/// Optimisations of loops, of which the shell has few, the search for data races, which debug builds do, and the removal of dead code,
/// which LLVM does as well: a fifth of the time that the compiler's own optimiser takes.
let passesWithoutEffect = [
  "access-enforcement-dom", "array-count", "bcopts", "capture-prop", "dce", "loop-invariant-code-motion", "loop-unroll",
  "send-non-sendable",
]
let withoutUselessPasses = leavingOut(passesWithoutEffect)

/// Also without those that take a sixth of the time to compile what runs for each value, and change the instructions that it takes by
/// less than two hundredths either way.
let withoutSlowPasses = leavingOut(
  passesWithoutEffect + [
    "closure-spec", "compute-escape-effects", "compute-side-effects", "copy-propagation", "dead-store",
    "function-signature-opts", "jump-threading", "late-codemotion", "retain-sinking",
  ])

/// Those that remove counts of references, or move them.
let countingPasses = ["arc-sequence-opts", "release-hoisting", "retain-sinking"]

let costlyPasses = [
  "closure-spec", "compute-escape-effects", "compute-side-effects", "copy-propagation", "dead-store",
  "function-signature-opts", "jump-threading", "late-codemotion", "redundant-load",
]

/// Also without those that take a sixth of the time to compile the checker and an eighth of the standard library's. Checking takes
/// some 2 % more instructions, running programs no more; without them in `Execution`, loops over arrays would take a third more.
let withoutCostlyPasses = leavingOut(passesWithoutEffect + costlyPasses + countingPasses)

/// For the solver of constraints and the types that it works on: what is left of counts of references takes it a third of its time.
let withoutCostlyPassesButCounting = leavingOut(passesWithoutEffect + costlyPasses)

/// Puts the shell at a fixed address: 20,000 places in it need not be adjusted then, a twentieth of the time to the first prompt.
///
/// Linked by lld, where there is one: the system's linker gives functions of other libraries an address in a program that cannot
/// be moved, of which the dynamic linker warns, on the terminal, when such a function is first called. In debug builds too, so that
/// what the tests run is linked as what people run.
///
/// lld also places the functions that run until the first prompt, and in the shortest script, beside one another, which saves page
/// faults. `Scripts/function-order` lists them.
let fixedAddress: [LinkerSetting] = {
  guard let host = toolchainHost else { return [] }
  guard FileManager.default.fileExists(atPath: host + "/../../../bin/ld.lld") else { return [] }
  let order = [
    "--symbol-ordering-file=\(Context.packageDirectory)/Sources/rxsh/functions-of-the-start",
    "--no-warn-symbol-ordering",
  ]
  return [
    .unsafeFlags(["-use-ld=lld", "-Xclang-linker", "-no-pie"], .when(platforms: [.linux])),
    .unsafeFlags(order.flatMap { ["-Xlinker", $0] }, .when(platforms: [.linux], configuration: .release)),
  ]
}()

/// True for a build of the library alone, or as a dependency that SwiftPM has checked out for another package.
let isLibraryOnly =
  URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent == "checkouts"
  || Context.environment["RX_ALONE"] != nil

/// Counts live objects for `Resources.total`: in debug builds, and in the shell. A release build of the library alone counts nothing and
/// pays nothing.
let resourceCounts = SwiftSetting.define("TRACE_RESOURCES", isLibraryOnly ? .when(configuration: .debug) : nil)

/// The library alone keeps all passes.
let rxSettings = isLibraryOnly ? [] : [withoutUselessPasses]

/// Controls are used at a person's pace: the shell compiles them as it compiles declarations of the host.
let controlsSettings = isLibraryOnly ? [] : [directMetadata] + unoptimised

/// Diagrams are drawn for a person, and schedulers of tests count in virtual time.
let testingSettings = isLibraryOnly ? [] : [directMetadata] + unoptimised

let package = Package(
  name: "rxsh",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Rx", targets: ["Rx"]),
    .library(name: "RxNetworking", targets: ["RxNetworking"]),
    .library(name: "RxTesting", targets: ["RxTesting"]),
    .library(name: "RxTestingAssertions", targets: ["RxTestingAssertions"]),
    .library(name: "Marbles", targets: ["Marbles"]),
    .library(name: "Controls", targets: ["Controls"]),
    // Loaded by the shell when it is first needed.
    .library(name: "NetworkTransport", type: .dynamic, targets: ["NetworkTransport"]),
    .library(name: "MarkdownReading", type: .dynamic, targets: ["MarkdownReading"]),
    .library(name: "ViewServing", type: .dynamic, targets: ["ViewServing"]),
    .library(name: "SyntaxDiagnosis", type: .dynamic, targets: ["SyntaxDiagnosis"]),
    .executable(name: "rxsh", targets: ["rxsh"]),
  ],
  dependencies: syntaxPackages,
  targets: [
    // Locks, conditions and threads, for the library and for the interpreter.
    .target(name: "Locks"),
    .target(name: "Rx", dependencies: ["Locks"], swiftSettings: [resourceCounts] + rxSettings),
    .target(name: "NetworkMessages"),
    .target(name: "RxNetworking", dependencies: ["Rx", "NetworkMessages"]),
    .target(name: "NetworkTransport", dependencies: ["NetworkMessages"]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: cmarkPackage,
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    .target(name: "MarkdownTree"),
    .target(name: "MarkdownReading", dependencies: ["CMarkdown", "MarkdownTree"]),
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: microhttpdPackage,
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .target(name: "ViewMessages"),
    .target(
      name: "ViewServing", dependencies: ["CMicrohttpd", "ViewMessages"],
      resources: ["view.html", "view.css", "view.js"].map { .embedInCode("Resources/" + $0) },
      swiftSettings: unoptimised),
    .target(name: "TextWidth"),
    .target(name: "Marbles", dependencies: ["TextWidth"], swiftSettings: testingSettings),
    .target(name: "Controls", dependencies: ["Rx"], swiftSettings: controlsSettings),
    .target(name: "RxTesting", dependencies: ["Rx", "Marbles"], swiftSettings: testingSettings),
    // Apart from RxTesting, which the shell uses, because it needs XCTest.
    .target(name: "RxTestingAssertions", dependencies: ["Rx", "RxTesting"]),
    .target(name: "Clocks", dependencies: ["Locks", "Rx"], swiftSettings: [directMetadata, withoutUselessPasses]),
    // The first that is linked into the shell, and into nothing else.
    .target(name: "AutolinkOrder", swiftSettings: foundation.settings, linkerSettings: foundation.linker),

    // Opens the libraries that the shell loads when they are first needed.
    .target(name: "LibraryLoading"),
    .target(name: "CSyntaxFault"),
    .target(
      name: "SyntaxDiagnosis", dependencies: ["CSyntaxFault"] + syntaxProducts + diagnosisProducts,
      swiftSettings: syntaxSettings, linkerSettings: syntaxLinker + diagnosisLinker),

    .target(name: "CThreadLocal"),
    // Restores the terminal and says what happened when the process dies of an error of its own.
    .target(name: "CCrashReport"),
    // Opens files below a folder without following links.
    .target(name: "CFileAccess"),
    // The interpreter as compiler phases; each depends on earlier ones only.
    .target(
      name: "SyntaxTree",
      dependencies: syntaxProducts + ["Locks", "TextWidth", "CCrashReport", "CSyntaxFault", "LibraryLoading"],
      swiftSettings: syntaxSettings + interpreting + [optimisedForSize, withoutCostlyPasses],
      linkerSettings: syntaxLinker),
    .target(
      name: "Types", dependencies: ["Locks", "SyntaxTree"],
      swiftSettings: syntaxSettings + interpreting + [withoutCostlyPassesButCounting]),
    .target(
      name: "Sema", dependencies: ["SyntaxTree", "Types"],
      swiftSettings: syntaxSettings + interpreting + [withoutCostlyPassesButCounting]),
    .target(
      name: "Checking", dependencies: ["SyntaxTree", "Types", "Sema"],
      swiftSettings: syntaxSettings + interpreting + [withoutCostlyPasses]),
    .target(
      name: "Execution", dependencies: ["Locks", "SyntaxTree", "Types", "CThreadLocal", "CFileAccess", "CCrashReport"],
      swiftSettings: syntaxSettings + interpreting + [withoutSlowPasses]),
    .target(
      name: "StandardLibrary", dependencies: ["SyntaxTree", "Types", "Execution"],
      swiftSettings: syntaxSettings + interpreting + [withoutCostlyPasses]),
    .target(
      name: "FoundationLibrary", dependencies: ["Locks", "SyntaxTree", "Types", "Execution", "StandardLibrary"],
      swiftSettings: syntaxSettings + interpreting + unoptimised),
    .target(
      name: "Interpreter", dependencies: ["SyntaxTree", "Types", "Checking", "Execution"],
      swiftSettings: syntaxSettings + interpreting),

    // What programs call of Rx: conversions of values, names and traces of streams, operators. Called for every event.
    .target(
      name: "RxBindings",
      dependencies: [
        "Locks", "SyntaxTree", "Types", "Execution", "Rx", "Clocks", "RxTesting", "Marbles",
        "Controls",
      ],
      swiftSettings: syntaxSettings + [directMetadata, withoutSlowPasses]),
    // The declarations of Rx, Foundation, Dispatch and Controls for programs, joined with what they do.
    .target(
      name: "RxCatalog",
      dependencies: [
        "Locks", "SyntaxTree", "Types", "Execution", "StandardLibrary", "FoundationLibrary", "RxBindings", "Rx",
        "Clocks",
        "RxTesting", "Marbles",
        "Controls", "NetworkMessages", "CFileAccess", "LibraryLoading",
      ], swiftSettings: syntaxSettings + [directMetadata] + unoptimised),
    // What subscriptions did: written for every event, read by commands.
    .target(
      name: "Recording", dependencies: ["SyntaxTree", "Types", "Execution", "RxBindings", "Rx", "Clocks", "TextWidth"],
      swiftSettings: syntaxSettings + [directMetadata, withoutUselessPasses]),
    .target(
      name: "Playground",
      dependencies: [
        "SyntaxTree", "Types", "Checking", "Execution", "FoundationLibrary", "Interpreter", "Rx", "RxBindings",
        "RxCatalog", "Recording", "Clocks", "Controls", "Marbles",
        "MarkdownTree",
        "TextWidth", "ViewMessages", "LibraryLoading",
      ], swiftSettings: syntaxSettings + [directMetadata] + unoptimised),

    .systemLibrary(
      name: "CReadline", pkgConfig: readlinePackage, providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .target(
      name: "LineEditor", dependencies: ["CReadline", "Locks", "TextWidth"],
      swiftSettings: [directMetadata, optimisedForSize, withoutCostlyPasses]),

    .executableTarget(
      name: "rxsh",
      dependencies: [
        "AutolinkOrder", "Playground", "LineEditor", "Execution", "SyntaxTree", "TextWidth", "CCrashReport",
      ], exclude: ["functions-of-the-start"],
      swiftSettings: syntaxSettings + [directMetadata, withoutOnoneSupport], linkerSettings: fixedAddress),
    .target(name: "AllocationCount", path: "Tests/Benchmarks/allocation-count"),
    .executableTarget(name: "rx-bench", dependencies: ["Rx", "AllocationCount"]),
    .executableTarget(
      name: "catalog-generator", dependencies: syntaxProducts, swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinker),

    // A shell that only echoes and prints, for the terminal scenarios of the editor itself.
    .executableTarget(name: "echo-shell", dependencies: ["LineEditor"], path: "Tests/Terminal/echo-shell"),

    // Measures how long programs take to be parsed, checked and lowered.
    .executableTarget(
      name: "checking-bench", dependencies: ["Interpreter", "FoundationLibrary", "RxCatalog"] + syntaxProducts,
      path: "Tests/Benchmarks/checking-bench", swiftSettings: syntaxSettings, linkerSettings: syntaxLinker),

    // Prints what the type checker finds, for Scripts/checkers.
    .executableTarget(
      name: "checked-types",
      dependencies: ["SyntaxTree", "Types", "Execution", "FoundationLibrary", "Interpreter", "RxCatalog"],
      path: "Tests/Checkers/checked-types", swiftSettings: syntaxSettings, linkerSettings: syntaxLinker),

    // Checks and runs what Scripts/fuzz makes up.
    .executableTarget(
      name: "fuzz-worker", dependencies: ["Execution", "FoundationLibrary", "Playground", "RxCatalog", "Types"],
      path: "Tests/Fuzz/fuzz-worker",
      swiftSettings: syntaxSettings, linkerSettings: syntaxLinker),

    .testTarget(name: "RxTests", dependencies: ["Locks", "Rx", "RxTesting", "Marbles"]),
    // Programs as their authors write them: against the products, in Swift 5 mode.
    .testTarget(
      name: "RxClientTests", dependencies: ["Rx", "RxTesting", "RxNetworking"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "RxNetworkingTests", dependencies: ["Locks", "RxNetworking", "RxTesting"]),
    .testTarget(name: "RxTestingTests", dependencies: ["Rx", "RxTesting"]),
    .testTarget(name: "RxTestingAssertionsTests", dependencies: ["Rx", "RxTestingAssertions"]),
    .testTarget(name: "MarblesTests", dependencies: ["Marbles", "TextWidth"]),
    .testTarget(name: "ControlsTests", dependencies: ["Controls", "Clocks"]),
    .testTarget(name: "ClocksTests", dependencies: ["Clocks"]),
    .testTarget(
      name: "SemaTests", dependencies: ["Sema", "SyntaxTree", "Types", "FoundationLibrary"],
      swiftSettings: syntaxSettings),
    .testTarget(
      name: "InterpreterTests",
      dependencies: ["Interpreter", "StandardLibrary", "FoundationLibrary", "TextWidth", "CFileAccess"],
      swiftSettings: syntaxSettings),
    .testTarget(
      name: "RxCatalogTests",
      dependencies: [
        "SyntaxTree", "Execution", "Interpreter", "FoundationLibrary", "RxCatalog", "catalog-generator",
      ],
      swiftSettings: syntaxSettings),
    .testTarget(
      name: "PlaygroundTests", dependencies: ["Playground", "RxCatalog", "Marbles", "TextWidth"],
      swiftSettings: syntaxSettings),
    .testTarget(name: "LineEditorTests", dependencies: ["LineEditor"]),
    .testTarget(name: "ViewServingTests", dependencies: ["ViewServing"]),
  ]
)

// For the thread sanitizer, whose build of the interpreter would take minutes and show nothing: the library, what is built
// on it alone, and their tests; with RX_ALONE=threads only those of the library's in which several threads take part.
if let alone = Context.environment["RX_ALONE"] {
  if alone == "threads" {
    package.targets.first { $0.name == "RxTests" }?.sources = ["Support", "Threads"]
  }
  let kept: Set = [
    "Locks", "Rx", "TextWidth", "Marbles", "RxTesting", "Clocks", "RxTests", "RxTestingTests", "ClocksTests",
    "rx-bench",
    "AllocationCount", "RxTestingAssertions", "RxTestingAssertionsTests",
  ]
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { !["Rx", "RxTesting", "Marbles"].contains($0.name) }
}

// SwiftPM builds one product or all of them: where some are named, they are all there are, and are built side by side. An executable
// target is a product of its name.
if let names = Context.environment["RX_PRODUCTS"]?.split(separator: " ").map(String.init) {
  package.products.removeAll { !names.contains($0.name) }
  var kept: Set<String> = []
  var reached = names + package.products.flatMap(\.targetNames)
  while let name = reached.popLast() {
    guard kept.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else { continue }
    reached += target.dependencies.compactMap(\.targetName)
  }
  package.targets.removeAll { !kept.contains($0.name) }
}

extension Product {
  fileprivate var targetNames: [String] {
    (self as? Executable)?.targets ?? (self as? Library)?.targets ?? []
  }
}

extension Target.Dependency {
  /// The target of this package that is depended on, or nil where the dependency is another package's product.
  fileprivate var targetName: String? {
    switch self {
    case .byNameItem(let name, _), .targetItem(let name, _): name
    case .productItem: nil
    @unknown default: nil
    }
  }
}
