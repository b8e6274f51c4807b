import Foundation
import RxCatalog
import Testing
import Types

@testable import Playground

/// A folder that a program may use, with one beside it that it may not, and a link that leads there.
private final class Site: Sendable {
  let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/access-" + UUID().uuidString
  var allowed: String { root + "/allowed" }

  init() throws {
    for folder in ["/allowed/inner/sub", "/outer/sub"] {
      try FileManager.default.createDirectory(atPath: root + folder, withIntermediateDirectories: true)
    }
    try "open".write(toFile: allowed + "/inner/a.txt", atomically: false, encoding: .utf8)
    try "SECRET".write(toFile: root + "/outer/a.txt", atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: allowed + "/link", withDestinationPath: "../outer")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Replaces a folder by a link that leads out.
  func swap() {
    rename(allowed + "/inner", allowed + "/away")
    symlink("../outer", allowed + "/inner")
  }

  /// The content of the folder that the program may not use.
  var outer: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root + "/outer")) ?? []
    return names.sorted().map { "\($0) \((try? String(contentsOfFile: root + "/outer/" + $0, encoding: .utf8)) ?? "")" }
  }
}

private func run(
  _ source: String, allowing options: [String] = [], asking: (@Sendable (String) -> PermissionAnswer)? = nil
) throws -> (output: String, errors: String) {
  var sessionOptions = Session.Options(isInteractive: false, clock: .virtual)
  sessionOptions.permissions = try CommandLineOptions(options + ["-"]).permissions
  sessionOptions.askPermission = asking
  sessionOptions.isTyped = false
  let output = CollectedOutput()
  let session = Session(output: output, options: sessionOptions)
  session.start()
  defer { session.end() }
  session.evaluate("import Foundation\nlet files = FileManager.default\n" + source, name: "attack")
  session.waitUntilIdle()
  return (output.take(.output), output.take(.error))
}

/// Every access of a program to a file, below a folder `DIR`.
private let uses = [
  #"print(try String(contentsOfFile: "DIR/a.txt"))"#,
  #"print(try String(contentsOfFile: "DIR/a.txt", encoding: .utf8))"#,
  #"print(try String(contentsOf: URL(fileURLWithPath: "DIR/a.txt")))"#,
  #"print(try String(contentsOf: URL(fileURLWithPath: "DIR/a.txt"), encoding: .utf8))"#,
  #"print(try Data(contentsOf: URL(fileURLWithPath: "DIR/a.txt")))"#,
  #"URLSession.shared.dataTask(with: URL(fileURLWithPath: "DIR/a.txt")) { data, _, _ in print(data!) }.resume()"#,
  #"print(files.contents(atPath: "DIR/a.txt") as Any)"#,
  #"print(files.fileExists(atPath: "DIR/a.txt"))"#,
  #"var isFolder: ObjCBool = false; print(files.fileExists(atPath: "DIR/a.txt", isDirectory: &isFolder))"#,
  #"print(files.isReadableFile(atPath: "DIR/a.txt"))"#,
  #"print(try files.attributesOfItem(atPath: "DIR/a.txt").count)"#,
  #"print(try files.contentsOfDirectory(atPath: "DIR/sub"))"#,
  #"print(try files.contentsOfDirectory(at: URL(fileURLWithPath: "DIR/sub"), includingPropertiesForKeys: nil))"#,
  #"print(files.enumerator(atPath: "DIR/sub")?.allObjects as Any)"#,
  #"print(files.enumerator(at: URL(fileURLWithPath: "DIR/sub"), includingPropertiesForKeys: nil)?.allObjects as Any)"#,
  #"try "x".write(toFile: "DIR/a.txt", atomically: false, encoding: .utf8)"#,
  #"try "x".write(toFile: "DIR/a.txt", atomically: true, encoding: .utf8)"#,
  #"try "x".write(to: URL(fileURLWithPath: "DIR/new"), atomically: false, encoding: .utf8)"#,
  #"try "x".write(to: URL(fileURLWithPath: "DIR/new"), atomically: true, encoding: .utf8)"#,
  #"try Data().write(to: URL(fileURLWithPath: "DIR/a.txt"))"#,
  #"try Data().write(to: URL(fileURLWithPath: "DIR/a.txt"), options: .atomic)"#,
  #"try Data().write(to: URL(fileURLWithPath: "DIR/new"), options: [.atomic, .withoutOverwriting])"#,
  #"print(files.createFile(atPath: "DIR/new", contents: nil))"#,
  #"try files.createDirectory(atPath: "DIR/new", withIntermediateDirectories: false)"#,
  #"try files.createDirectory(at: URL(fileURLWithPath: "DIR/new/er"), withIntermediateDirectories: true)"#,
  #"try files.removeItem(atPath: "DIR/a.txt")"#,
  #"try files.removeItem(at: URL(fileURLWithPath: "DIR/sub"))"#,
  #"try files.copyItem(atPath: "DIR/a.txt", toPath: "ALLOWED/copy")"#,
  #"try files.copyItem(at: URL(fileURLWithPath: "ALLOWED"), to: URL(fileURLWithPath: "DIR/copy"))"#,
  #"try files.moveItem(atPath: "DIR/a.txt", toPath: "ALLOWED/moved")"#,
  #"try files.moveItem(at: URL(fileURLWithPath: "DIR/a.txt"), to: URL(fileURLWithPath: "DIR/moved"))"#,
  ":load DIR/a.txt", "let a = 1\n:save DIR/new", "let a = 1\n:export swift DIR/new",
]

@Suite("Access to files", .timeLimit(.minutes(5)))
struct FileAccessTests {
  private func text(_ use: String, _ site: Site, _ folder: String) -> String {
    use.replacing("DIR", with: folder).replacing("ALLOWED", with: site.allowed)
  }

  @Test("every member that takes a path or the URL of a file is among the ways that are tried")
  func completeness() throws {
    let taking =
      /(?:func (?<name>\w+)|(?<kind>init)\??)\((?<label>atPath|at|contentsOf|contentsOfFile|toFile|to)( \w+)?: (String|URL)\b/
    for added in RxCatalog.modules().flatMap(\.extensions) {
      let type = added.header.split(separator: " ")[1]
      guard ["FileManager", "String", "Data"].contains(type) else { continue }
      for member in added.members {
        guard let match = try taking.firstMatch(in: member.signature) else { continue }
        let call = "\(match.name ?? type)(\(match.label):"
        #expect(uses.contains { $0.contains(call) }, "\(type).\(member.signature) is not tried")
      }
    }
  }

  @Test("no way to a file is open without permission", arguments: uses)
  func withoutPermission(_ use: String) throws {
    let site = try Site()
    let before = site.outer
    let result = try run(text(use, site, site.root + "/outer"))
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("start rxsh with --allow-"), "\(result.errors)")
    #expect(site.outer == before)
  }

  @Test("neither a link nor .. leads out of an allowed folder", arguments: uses)
  func leaving(_ use: String) throws {
    for folder in ["/link", "/../outer", "/inner/../link", "/inner/../../outer"] {
      let site = try Site()
      let before = site.outer
      let result = try run(
        text(use, site, site.allowed + folder),
        allowing: ["--allow-read=\(site.allowed)", "--allow-write=\(site.allowed)"])
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("is not allowed"), "\(folder): \(result.errors)")
      #expect(site.outer == before)
    }
  }

  @Test("a folder that becomes a link after the permission was given is asked about again", arguments: uses)
  func race(_ use: String) throws {
    let site = try Site()
    let before = site.outer
    let questions = Questions()
    let result = try run(text(use, site, site.allowed + "/inner")) { [unowned site] question in
      if questions.add(question) { site.swap() }
      return question.contains("/outer") ? .no : .yes
    }
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("/outer"), "\(result.errors)")
    #expect(site.outer == before)
  }

  @Test("a link inside of an allowed folder, or into another one, is followed")
  func linksInside() throws {
    let site = try Site()
    symlink("inner/a.txt", site.allowed + "/inside.txt")
    let source =
      #"print(try String(contentsOfFile: "\#(site.allowed)/inside.txt"), files.fileExists(atPath: "\#(site.allowed)/link/a.txt"))"#
    #expect(try run(source, allowing: ["--allow-read=\(site.allowed),\(site.root)/outer"]).output == "open true\n")
  }

  @Test("what may be written but not read is not moved to where it may be read")
  func movingToRead() throws {
    let site = try Site()
    let source = #"try files.moveItem(atPath: "\#(site.root)/outer/a.txt", toPath: "\#(site.allowed)/moved")"#
    let result = try run(
      source, allowing: ["--allow-write=\(site.root)", "--allow-read=\(site.allowed)"])
    #expect(result.errors.contains("reading \(site.root)/outer/a.txt is not allowed"))
  }

  @Test("a relative or a home path as a URL tells where it is only to who may use it")
  func urls() throws {
    for source in [
      #"print(URL(fileURLWithPath: "x").path)"#, #"print(URL(fileURLWithPath: "").absoluteString)"#,
      #"print(URL(fileURLWithPath: "x", isDirectory: true).path)"#,
      #"print(URL(fileURLWithPath: "x", relativeTo: nil).absoluteString)"#, #"print(URL(filePath: "x").path())"#,
      #"print(URL(filePath: "~daemon/x").path())"#, #"print(URL(filePath: "~/x").path())"#,
      #"print(URL(fileURLWithPath: "~daemon/x").path)"#,
      #"print(URL(fileURLWithPath: "~daemon/x", relativeTo: URL(string: "file:///a")).path)"#,
    ] {
      let result = try run(source)
      #expect(result.output.isEmpty, "\(source) printed \(result.output)")
      #expect(result.errors.contains("locating "), "\(source) said \(result.errors)")
    }
    let here = FileManager.default.currentDirectoryPath
    for option in ["--allow-read=x", "--allow-write=x"] {
      #expect(try run(#"print(URL(fileURLWithPath: "x").path)"#, allowing: [option]).output == here + "/x\n")
    }
    #expect(
      try run(#"print(URL(fileURLWithPath: "x", relativeTo: URL(string: "file:///a/")).path)"#).output == "/a/x\n")
  }
}

private final class Questions: @unchecked Sendable {
  // Unchecked because the questions come one after the other.
  private var all: [String] = []

  /// Records a question; returns true if it is the first.
  func add(_ question: String) -> Bool {
    all.append(question)
    return all.count == 1
  }
}

@Suite("Errors of file accesses")
struct FileErrorTests {
  /// Code of the error that a use gives in Foundation, or 0.
  private func code(_ use: () throws -> Void) -> Int {
    do { try use() } catch { return (error as NSError).code }
    return 0
  }

  @Test("errors are those of Foundation")
  func codes() throws {
    let files = FileManager.default
    let cases: [(source: String, use: (String) throws -> Void)] = [
      (
        #"_ = try String(contentsOfFile: "DIR/none", encoding: .utf8)"#,
        { _ = try String(contentsOfFile: $0 + "/none", encoding: .utf8) }
      ),
      (
        #"_ = try Data(contentsOf: URL(fileURLWithPath: "DIR/sub"))"#,
        { _ = try Data(contentsOf: URL(fileURLWithPath: $0 + "/sub")) }
      ),
      (
        #"_ = try files.contentsOfDirectory(atPath: "DIR/none")"#,
        { _ = try files.contentsOfDirectory(atPath: $0 + "/none") }
      ),
      (
        #"_ = try files.contentsOfDirectory(atPath: "DIR/a.txt")"#,
        { _ = try files.contentsOfDirectory(atPath: $0 + "/a.txt") }
      ),
      (
        #"_ = try files.attributesOfItem(atPath: "DIR/none")"#, { _ = try files.attributesOfItem(atPath: $0 + "/none") }
      ),
      (#"try files.removeItem(atPath: "DIR/none")"#, { try files.removeItem(atPath: $0 + "/none") }),
      (
        #"try files.copyItem(atPath: "DIR/none", toPath: "DIR/x")"#,
        { try files.copyItem(atPath: $0 + "/none", toPath: $0 + "/x") }
      ),
      (
        #"try files.copyItem(atPath: "DIR/a.txt", toPath: "DIR/sub")"#,
        { try files.copyItem(atPath: $0 + "/a.txt", toPath: $0 + "/sub") }
      ),
      (
        #"try files.copyItem(atPath: "DIR/a.txt", toPath: "DIR/none/x")"#,
        { try files.copyItem(atPath: $0 + "/a.txt", toPath: $0 + "/none/x") }
      ),
      (
        #"try files.moveItem(atPath: "DIR/none", toPath: "DIR/x")"#,
        { try files.moveItem(atPath: $0 + "/none", toPath: $0 + "/x") }
      ),
      (
        #"try files.moveItem(atPath: "DIR/a.txt", toPath: "DIR/sub")"#,
        { try files.moveItem(atPath: $0 + "/a.txt", toPath: $0 + "/sub") }
      ),
      (
        #"try files.createDirectory(atPath: "DIR/sub", withIntermediateDirectories: false)"#,
        { try files.createDirectory(atPath: $0 + "/sub", withIntermediateDirectories: false) }
      ),
      (
        #"try files.createDirectory(atPath: "DIR/sub", withIntermediateDirectories: true)"#,
        { try files.createDirectory(atPath: $0 + "/sub", withIntermediateDirectories: true) }
      ),
      (
        #"try files.createDirectory(atPath: "DIR/a.txt", withIntermediateDirectories: true)"#,
        { try files.createDirectory(atPath: $0 + "/a.txt", withIntermediateDirectories: true) }
      ),
      (
        #"try files.createDirectory(atPath: "DIR/none/x", withIntermediateDirectories: false)"#,
        { try files.createDirectory(atPath: $0 + "/none/x", withIntermediateDirectories: false) }
      ),
      (
        #"try "x".write(toFile: "DIR/none/x", atomically: false, encoding: .utf8)"#,
        { try "x".write(toFile: $0 + "/none/x", atomically: false, encoding: .utf8) }
      ),
      (
        #"try "x".write(toFile: "DIR/none/x", atomically: true, encoding: .utf8)"#,
        { try "x".write(toFile: $0 + "/none/x", atomically: true, encoding: .utf8) }
      ),
      (
        #"try Data().write(to: URL(fileURLWithPath: "DIR/a.txt"), options: .withoutOverwriting)"#,
        { try Data().write(to: URL(fileURLWithPath: $0 + "/a.txt"), options: .withoutOverwriting) }
      ),
    ]
    for (source, use) in cases {
      let site = try Site()
      let folder = site.allowed + "/inner"
      let script = "do { \(source.replacing("DIR", with: folder)); print(0) } catch { print((error as NSError).code) }"
      let found = try run(script, allowing: ["--allow-read", "--allow-write"])
      let other = try Site()
      let expected = code { try use(other.allowed + "/inner") }
      #expect(found.output == "\(expected)\n", "\(source) \(found.errors)")
    }
  }

  @Test("attributes and the order of a walk are those of Foundation")
  func attributes() throws {
    let site = try Site()
    let path = site.allowed + "/inner/a.txt"
    let source = """
      let a = try files.attributesOfItem(atPath: "\(path)")
      print(a[.size]!, a[.posixPermissions]!, a[.type] as! FileAttributeType == .typeRegular, a[.ownerAccountName]!)
      print((a[.modificationDate] as! Date).timeIntervalSince1970, a[.referenceCount]!)
      print(files.enumerator(atPath: "\(site.root)")!.allObjects)
      """
    let found = try FileManager.default.attributesOfItem(atPath: path)
    let walk = FileManager.default.enumerator(atPath: site.root)!.allObjects
    let expected = """
      \(found[.size]!) \(found[.posixPermissions]!) true \(found[.ownerAccountName]!)
      \((found[.modificationDate] as! Date).timeIntervalSince1970) \(found[.referenceCount]!)
      \(walk)

      """
    let printed = try run(source, allowing: ["--allow-read=\(site.root)"])
    #expect(printed.output == expected, "\(printed.errors)")
  }
}
