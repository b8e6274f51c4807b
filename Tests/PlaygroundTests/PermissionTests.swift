import Execution
import Foundation
import Testing
@testable import Playground

/// A folder that a program may have, with a secret beside it and links that lead there.
private final class Grounds {
  let root: String
  var allowed: String { root + "/allowed" }
  var secret: String { root + "/secret.txt" }

  init() throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/permissions-" + UUID().uuidString
    let files = FileManager.default
    for folder in ["/allowed/inner", "/allowed-not", "/outer"] {
      try files.createDirectory(atPath: root + folder, withIntermediateDirectories: true)
    }
    for name in ["/secret.txt", "/allowed-not/secret.txt", "/outer/\u{301}secret.txt"] {
      try "SECRET".write(toFile: root + name, atomically: false, encoding: .utf8)
    }
    try "welcome".write(toFile: allowed + "/open.txt", atomically: false, encoding: .utf8)
    let links = ["link": "../secret.txt", "dangling": "../made.txt", "folder": "../outer", "loop": "loop"]
    for (name, target) in links {
      try files.createSymbolicLink(atPath: allowed + "/" + name, withDestinationPath: target)
    }
    mkfifo(allowed + "/pipe", 0o600)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + name) }
}

/// Runs a script and returns the output of both streams.
private func run(
  _ source: String, allowing options: [String] = [], asking: (@Sendable (String) -> PermissionAnswer)? = nil
) throws -> (output: String, errors: String, faults: Int) {
  var sessionOptions = Session.Options(isInteractive: false, clock: .virtual)
  sessionOptions.permissions = try CommandLineOptions(options + ["-"]).permissions
  sessionOptions.askPermission = asking
  let output = CollectedOutput()
  let session = Session(output: output, options: sessionOptions)
  session.start()
  defer { session.end() }
  session.run(file: "import Foundation\n" + source, name: "attack")
  return (output.take(.output), output.take(.error), session.faultCount)
}

@Suite("Permissions of programs")
struct PermissionTests {
  @Test("a connection that the person declines is an error of the request, which the program can handle")
  func declined() throws {
    let request = """
      let url = URL(string: "http://127.0.0.1:1/")!
      _ = URLSession.shared.rx.data(request: URLRequest(url: url)).catchAndReturn(Data("none".utf8))
        .subscribe(onNext: { print(String(decoding: $0, as: UTF8.self)) })
      RunLoop.main.run(until: Date() + 1)
      """
    let declined = try run("import RxSwift\nimport RxCocoa\n" + request, asking: { _ in .no })
    #expect(declined.output == "none\n" && declined.errors.isEmpty && declined.faults == 0, "\(declined)")
    let shown = request.replacing(".catchAndReturn(Data(\"none\".utf8))", with: "")
      .replacing(".subscribe(", with: ".subscribe(onError: { print($0) }); _ = Observable.just(Data()).subscribe(")
    let refusal = "connecting to 127.0.0.1:1 is not allowed: answer with y, or start rxsh with --allow-net=127.0.0.1:1"
    let output = try run("import RxSwift\nimport RxCocoa\n" + shown, asking: { _ in .no }).output
    #expect(output.contains(refusal), "\(output)")
    #expect(try run("import RxSwift\nimport RxCocoa\n" + request).errors.contains("is not allowed"))
  }

  @Test("without permission no way of reading finds anything, and try? does not hide the refusal")
  func reading() throws {
    let grounds = try Grounds()
    let path = grounds.secret
    let attempts = [
      "print(try String(contentsOfFile: \"\(path)\", encoding: .utf8))",
      "print((try? String(contentsOfFile: \"\(path)\")) ?? \"\")",
      "print(try String(contentsOf: URL(fileURLWithPath: \"\(path)\"), encoding: .utf8))",
      "print(try String(contentsOf: URL(string: \"file://\(path)\")!))",
      "print(try Data(contentsOf: URL(fileURLWithPath: \"\(path)\")))",
      "print(FileManager.default.contents(atPath: \"\(path)\") as Any)",
      "print(FileManager.default.fileExists(atPath: \"\(path)\"))",
      "print(FileManager.default.isReadableFile(atPath: \"\(path)\"))",
      "print(try FileManager.default.contentsOfDirectory(atPath: \"\(grounds.root)\"))",
      "print(try FileManager.default.contentsOfDirectory(at: URL(fileURLWithPath: \"\(grounds.root)\"), includingPropertiesForKeys: nil))",
      "print(try FileManager.default.attributesOfItem(atPath: \"\(path)\").count)",
      "var isFolder: ObjCBool = false; print(FileManager.default.fileExists(atPath: \"\(path)\", isDirectory: &isFolder))",
      "print(FileManager.default.enumerator(atPath: \"\(grounds.root)\")?.allObjects as Any)",
      "print(FileManager.default.enumerator(at: URL(fileURLWithPath: \"\(grounds.root)\"), includingPropertiesForKeys: nil)?.allObjects as Any)",
      "print(FileManager.default.currentDirectoryPath)",
    ]
    for attempt in attempts {
      let result = try run(attempt)
      #expect(result.output.isEmpty, "\(attempt) printed \(result.output)")
      #expect(result.errors.contains("start rxsh with --allow-read="), "\(attempt) said \(result.errors)")
      #expect(result.faults == 1)
    }
  }

  @Test("a script and a loaded file have no commands that reach further than their programs")
  func commands() throws {
    let grounds = try Grounds()
    #expect(try run(":load \(grounds.secret)").errors.contains("--allow-read=\(grounds.secret)"))

    let shell = Shell()
    let file = grounds.allowed + "/loads.swift"
    try ":load \(grounds.secret)".write(toFile: file, atomically: false, encoding: .utf8)
    // Typed commands are the person's own; those in the file are not.
    #expect(shell(":load \(file)").contains("reading \(grounds.secret) is not allowed"))
  }

  @Test("no path leads out of an allowed folder")
  func leavingFolders() throws {
    let grounds = try Grounds()
    let paths = [
      "/../secret.txt", "/inner/../../secret.txt", "/link", "-not/secret.txt", "/folder/../secret.txt",
      "/./inner/.././../secret.txt", "/folder/\\u{301}secret.txt", "/missing/../../secret.txt",
      "/inner//../..//secret.txt",
    ]
    for path in paths {
      let attempt = "print(try String(contentsOfFile: \"\(grounds.allowed)\(path)\", encoding: .utf8))"
      let result = try run(attempt, allowing: ["--allow-read=\(grounds.allowed)"])
      #expect(!result.output.contains("SECRET"), "\(attempt)")
      #expect(result.errors.contains("is not allowed"), "\(attempt) said \(result.errors)")
    }
    for name in ["open.txt\\u{0}/../../secret.txt", "loop"] {
      let attempt = "print(try String(contentsOfFile: \"\(grounds.allowed)/\(name)\", encoding: .utf8))"
      #expect(try run(attempt, allowing: ["--allow-read=\(grounds.allowed)"]).errors.contains("is no path"))
    }
    let encoded = "print(try String(contentsOf: URL(string: \"file://\(grounds.allowed)/%2e%2e/secret.txt\")!))"
    #expect(try run(encoded, allowing: ["--allow-read=\(grounds.allowed)"]).errors.contains("is not allowed"))
    let fine = "print(try String(contentsOfFile: \"\(grounds.allowed)/inner/../open.txt\", encoding: .utf8))"
    #expect(try run(fine, allowing: ["--allow-read=\(grounds.allowed)"]).output == "welcome\n")
  }

  @Test("reading allows no writing, and writing does not leave its folder")
  func writing() throws {
    let grounds = try Grounds()
    let attempts = [
      "try \"x\".write(toFile: \"\(grounds.allowed)/dangling\", atomically: false, encoding: .utf8)",
      "try \"x\".write(toFile: \"\(grounds.allowed)/../made.txt\", atomically: true, encoding: .utf8)",
      "try \"x\".write(to: URL(fileURLWithPath: \"\(grounds.root)/made.txt\"), atomically: true, encoding: .utf8)",
      "try Data().write(to: URL(fileURLWithPath: \"\(grounds.root)/made.txt\"))",
      "print(FileManager.default.createFile(atPath: \"\(grounds.allowed)/dangling\", contents: nil))",
      "try FileManager.default.createDirectory(atPath: \"\(grounds.root)/made.txt\", withIntermediateDirectories: true)",
      "try FileManager.default.removeItem(atPath: \"\(grounds.secret)\")",
      "try FileManager.default.removeItem(atPath: \"\(grounds.allowed)/folder/\\u{301}secret.txt\")",
      "try FileManager.default.copyItem(atPath: \"\(grounds.secret)\", toPath: \"\(grounds.allowed)/copied.txt\")",
      "try FileManager.default.copyItem(atPath: \"\(grounds.allowed)/open.txt\", toPath: \"\(grounds.root)/made.txt\")",
      "try FileManager.default.moveItem(atPath: \"\(grounds.secret)\", toPath: \"\(grounds.allowed)/moved.txt\")",
      "try FileManager.default.moveItem(atPath: \"\(grounds.allowed)/open.txt\", toPath: \"\(grounds.root)/made.txt\")",
    ]
    for attempt in attempts {
      for options in [["--allow-read"], ["--allow-write=\(grounds.allowed)"]] {
        let result = try run(attempt, allowing: options)
        #expect(result.errors.contains("start rxsh with"), "\(attempt) said \(result.errors)")
        #expect(
          !grounds.exists("made.txt") && grounds.exists("secret.txt") && grounds.exists("outer/\u{301}secret.txt"))
      }
    }
    // Removing a link removes the link, not its target.
    let link = "try FileManager.default.removeItem(atPath: \"\(grounds.allowed)/link\")"
    #expect(try run(link, allowing: ["--allow-write=\(grounds.allowed)"]).faults == 0)
    #expect(grounds.exists("secret.txt") && !grounds.exists("allowed/link"))
  }

  @Test("what is allowed works: files and folders are made, read, listed and removed")
  func allowed() throws {
    let grounds = try Grounds()
    let result = try run(
      """
      let folder = URL(fileURLWithPath: "\(grounds.allowed)/new")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: nil)
      let file = folder.appendingPathComponent("a.txt")
      try "one".write(to: file, atomically: true, encoding: .utf8)
      print(try String(contentsOf: file, encoding: .utf8), FileManager.default.fileExists(atPath: file.path))
      print(try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map { $0.lastPathComponent })
      try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent("c"))
      try FileManager.default.moveItem(atPath: folder.path + "/c", toPath: folder.path + "/d")
      print(try String(contentsOfFile: folder.path + "/d", encoding: .utf8), FileManager.default.fileExists(atPath: folder.path + "/c"))
      try FileManager.default.removeItem(atPath: folder.path + "/d")
      print(FileManager.default.createFile(atPath: folder.path + "/b", contents: "two".data(using: .utf8)))
      print(FileManager.default.contents(atPath: folder.path + "/b")!.count)
      try FileManager.default.removeItem(at: folder)
      do {
        _ = try String(contentsOf: file, encoding: .utf8)
      } catch {
        print(error.localizedDescription)
      }
      """, allowing: ["--allow-read=\(grounds.allowed)", "--allow-write=\(grounds.allowed)"])
    #expect(
      result.output == """
        one true
        ["a.txt"]
        one false
        true
        3
        The operation could not be completed. The file doesn’t exist.

        """)
    #expect(result.errors.isEmpty)
  }

  @Test("a pipe or a device does not keep the program waiting")
  func specialFiles() throws {
    let grounds = try Grounds()
    for path in [grounds.allowed + "/pipe", "/dev/zero", "/dev/tty"] {
      let attempt = "print(FileManager.default.contents(atPath: \"\(path)\") as Any)"
      #expect(try run(attempt, allowing: ["--allow-read"]).output == "nil\n")
    }
    let write = "print(FileManager.default.createFile(atPath: \"\(grounds.allowed)/pipe\", contents: Data()))"
    #expect(try run(write, allowing: ["--allow-write"]).output == "false\n")
  }

  @Test("a URL made of a path does not tell whether something stands there")
  func probing() throws {
    let grounds = try Grounds()
    let source = """
      print(URL(fileURLWithPath: "\(grounds.allowed)").absoluteString)
      print(URL(fileURLWithPath: "\(grounds.root)/").appendingPathComponent("allowed").absoluteString)
      """
    #expect(try run(source).output == "file://\(grounds.allowed)\nfile://\(grounds.allowed)\n")
  }

  @Test("the environment is hidden, or shows the variables that are named")
  func environment() throws {
    let source = "print(ProcessInfo.processInfo.environment.keys.sorted().joined(separator: \" \"))"
    #expect(try run(source).errors.contains("start rxsh with --allow-env"))
    #expect(try run(source, allowing: ["--allow-env=PATH,NOT_THERE_AT_ALL"]).output == "PATH\n")
    #expect(try run(source, allowing: ["--allow-env"]).output.contains("PATH"))
  }

  @Test("there are no processes to start")
  func processes() throws {
    for attempt in [
      "Process()", "system(\"ls\")", "fopen(\"/etc/hosts\", \"r\")", "FileHandle(forReadingAtPath: \"/\")",
    ] {
      #expect(try run("_ = \(attempt)").errors.contains("in scope"))
    }
  }

  @Test("who is asked may say yes once, no, or always")
  func asking() throws {
    let grounds = try Grounds()
    let open = grounds.allowed + "/open.txt"
    let twice = """
      print(FileManager.default.fileExists(atPath: "\(open)"))
      print(FileManager.default.fileExists(atPath: "\(open)"))
      """
    for (answer, questions, output) in [
      (PermissionAnswer.yes, 2, "true\ntrue\n"), (.always, 1, "true\ntrue\n"), (.no, 1, ""),
    ] {
      let asked = Questions()
      let result = try run(twice, asking: { asked.add($0, answer) })
      #expect(asked.all == Array(repeating: "The program wants to read \(open).", count: questions))
      #expect(result.output == output)
    }
  }

  @Test("options name hosts, ports, paths and variables, and say what is wrong with them")
  func options() throws {
    let options = try CommandLineOptions(["--allow-net=Example.com,localhost:80,[::1]:81", "--allow-read", "x.swift"])
    #expect(options.sources == [.file("x.swift")])
    #expect(options.permissions.files == .all)
    #expect(options.permissions.allows(.connect(host: "example.com", port: 443)))
    #expect(options.permissions.allows(.connect(host: "localhost", port: 80)))
    #expect(!options.permissions.allows(.connect(host: "localhost", port: 81)))
    #expect(options.permissions.allows(.connect(host: "::1", port: 81)))
    #expect(!options.permissions.allows(.connect(host: "www.example.com", port: 443)))
    for wrong in [
      "--allow-net=", "--allow-net=a:b", "--allow-net=:80", "--allow-net=a:0", "--allow-read=", "--allow-all",
    ] {
      #expect(throws: CommandLineOptions.UsageError.self) { try CommandLineOptions([wrong, "x"]) }
    }
  }
}

private final class Questions: @unchecked Sendable {
  // Unchecked because the questions come one after the other.
  private(set) var all: [String] = []

  func add(_ question: String, _ answer: PermissionAnswer) -> PermissionAnswer {
    all.append(question)
    return answer
  }
}
