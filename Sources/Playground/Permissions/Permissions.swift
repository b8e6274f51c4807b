import Recording
import Execution

/// Permissions of programs to reach outside, from the command line: none by default.
package struct Permissions: Equatable, Sendable {
  /// Grant for one kind of resource: none, those named, or all.
  package enum Grant<Item: Equatable & Sendable>: Equatable, Sendable {
    case some([Item])
    case all

    static var none: Grant { .some([]) }

    /// Adds everything that another grant allows.
    mutating func add(_ other: Grant) {
      if case .some(let known) = self, case .some(let more) = other {
        self = .some(known + more.filter { !known.contains($0) })
      } else {
        self = .all
      }
    }

    func covers(_ condition: (Item) -> Bool) -> Bool {
      switch self {
      case .all: true
      case .some(let items): items.contains(where: condition)
      }
    }
  }

  /// A host, with every port of it where none is named.
  package struct Place: Equatable, Sendable {
    let host: String
    let port: Int?
  }

  package var files: Grant<ResolvedPath> = .none
  package var writableFiles: Grant<ResolvedPath> = .none
  /// Files whose place the program may see, though it may not use them.
  var locations: Grant<ResolvedPath> = .none
  package var network: Grant<Place> = .none
  package var environment: Grant<String> = .none

  package init() {}

  func allows(_ access: ExternalAccess) -> Bool {
    switch access {
    case .read(let path): files.covers { path.isWithin($0) }
    case .write(let path): writableFiles.covers { path.isWithin($0) }
    // Permission to use a file includes its location.
    case .locate(let path):
      [locations, files, writableFiles].contains { $0.covers { path.isWithin($0) } }
    case .connect(let host, let port): network.covers { $0.host == host && ($0.port ?? port) == port }
    }
  }

  /// Allows one thing from now on.
  mutating func allow(_ access: ExternalAccess) {
    switch access {
    case .read(let path): files.add(.some([path]))
    case .write(let path): writableFiles.add(.some([path]))
    case .locate(let path): locations.add(.some([path]))
    case .connect(let host, let port): network.add(.some([Place(host: host, port: port)]))
    }
  }
}

/// The options of the command line.
extension Permissions {
  static let options = OptionDescription.all.filter { $0.group == .permission }.map(\.name)

  /// Adds a grant of an option; without a value the option allows everything of its kind.
  mutating func take(_ option: String, _ value: String?) throws(CommandLineOptions.UsageError) {
    let items = value?.split(separator: ",").map(String.init)
    if let items, items.isEmpty { throw .init(message: "\(option)= wants something behind it, or no '='") }
    switch option {
    case "--allow-net":
      network.add(
        try items.map { items throws(CommandLineOptions.UsageError) in
          .some(try items.map(Self.place))
        } ?? .all)
    case "--allow-read": files.add(try Self.paths(items, option))
    case "--allow-write": writableFiles.add(try Self.paths(items, option))
    default: environment.add(items.map { .some($0) } ?? .all)
    }
  }

  private static func paths(
    _ items: [String]?, _ option: String
  ) throws(CommandLineOptions.UsageError) -> Grant<ResolvedPath> {
    guard let items else { return .all }
    var paths: [ResolvedPath] = []
    for item in items {
      guard let path = ResolvedPath(item) else {
        throw .init(message: "\(option) cannot follow '\(DisplayText.line(item))'")
      }
      paths.append(path)
    }
    return .some(paths)
  }

  /// `host`, `host:port`, `[::1]:port`.
  private static func place(_ text: String) throws(CommandLineOptions.UsageError) -> Place {
    let isBare = text.hasPrefix("[") ? text.hasSuffix("]") : text.count(where: { $0 == ":" }) != 1
    if isBare, !text.isEmpty { return Place(host: HostName.plain(text), port: nil) }
    guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]), 1...65535 ~= port,
      colon > text.startIndex
    else { throw .init(message: "--allow-net wants host or host:port, not '\(DisplayText.line(text))'") }
    return Place(host: HostName.plain(String(text[..<colon])), port: port)
  }
}
