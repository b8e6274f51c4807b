import Interpreter

/// What of Foundation reaches outside of the program. Each native asks the host first, by `Runtime.readable` and the like.
enum FoundationCatalog {
  static func module() -> NativeModule {
    let module = NativeModule(name: "Foundation")
    addFileManager(to: module)
    addFileContents(to: module)
    addProcessInfo(to: module)
    addURLComponents(to: module)
    addRequests(to: module)
    addResponses(to: module)
    addURLErrors(to: module)
    addSessions(to: module)
    addJSONSerialization(to: module)
    return module
  }
}
