import Execution
import Foundation

extension Command {
  static let load = Command("load", "FILE", "run a file as if its statements were typed") { session, arguments in
    let path = arguments.text
    if path.isEmpty { throw CommandError("which file? :load FILE") }
    try session.load(
      ScriptFile.read(path) { try session.open(path, arguments, OutsideAccess.read, O_RDONLY) }, name: path)
  }
}
