import Types
import Execution

/// Types of Foundation that are neither plain values nor about time: files, the process, notifications. Natives that
/// reach outside of the program ask the host first, by `Runtime.readable` and the like.
enum FoundationCatalog {
  static func module() -> NativeModule {
    let module = NativeModule(name: "Foundation")
    module.from("Foundation", except: ["CommandLine"]) { module in
      addFileManager(to: module)
      addFileAttributes(to: module)
      addFileContents(to: module)
      addProcessInfo(to: module)
      addURLComponents(to: module)
      addRequests(to: module)
      addResponses(to: module)
      addURLErrors(to: module)
      addSessions(to: module)
      addJSONSerialization(to: module)
      addNotifications(to: module)
      addPreferences(to: module)
      addCaches(to: module)
    }
    return module
  }
}
