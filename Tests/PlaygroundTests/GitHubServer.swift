import Foundation

/// The server of the sign-up story, on a port of its own, for as long as the object lives.
final class GitHubServer {
  /// Where the stories expect it.
  static let usualAddress = "127.0.0.1:8000"

  let address: String
  private let process = Process()

  init() throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Repository.root.path + "/Scripts/sessions/11-github-server.py", "0"]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw POSIXError(.ECONNREFUSED) }
      line += String(decoding: more, as: UTF8.self)
    }
    address = line.trimmingCharacters(in: .whitespacesAndNewlines).replacing("http://", with: "")
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
