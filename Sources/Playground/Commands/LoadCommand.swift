extension Command {
  static let load = Command("load", "FILE", "run a file as if its statements had been typed") { session, arguments in
    if arguments.text.isEmpty { throw CommandError("which file? :load FILE") }
    try session.load(path: session.fileToRead(arguments.text, arguments))
  }
}
