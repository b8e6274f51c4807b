import Types
import Execution
import Foundation

/// C's streams, as far as programs write to them.
enum CStream: Sendable { case output, error }

/// Declares the exit with a status and standard error.
func declareProcessEnds(_ module: NativeModule) {
  module.type("struct _CStream: Sendable", represents: CStream.self)
  var members: [NativeMember] = []
  members.general("func exit(_ status: Int32) -> Never") { call in
    call.runtime.host.exit(status: Int32.from(call[0]))
    call.runtime.interrupt()
    throw Trap(.interrupted)
  }
  members.nullary("var EXIT_SUCCESS: Int32 { get }") { .boxed(EXIT_SUCCESS) }
  members.nullary("var EXIT_FAILURE: Int32 { get }") { .boxed(EXIT_FAILURE) }
  members.nullary("var stdout: _CStream { get }") { .boxed(CStream.output) }
  members.nullary("var stderr: _CStream { get }") { .boxed(CStream.error) }
  members.general("@discardableResult func fputs(_ text: String, _ stream: _CStream) -> Int32") { call in
    if call[1].payload(CStream.self) == .error {
      call.runtime.host.writeError(call[0].toText)
    } else {
      call.runtime.host.write(call[0].toText)
    }
    return .boxed(Int32(1))
  }
  // Output is shown at once, so there is nothing to flush.
  members.general("@discardableResult func fflush(_ stream: _CStream?) -> Int32") { _ in .boxed(Int32(0)) }
  members.general("func setbuf(_ stream: _CStream, _ buffer: Any?)") { _ in .void }
  members.general("func NSLog(_ format: String, _ args: Any...)") { call in
    let style = Date.ISO8601FormatStyle().year().month().day().time(includingFractionalSeconds: true)
    let time = call.runtime.host.now.formatted(style).replacing("T", with: " ")
    let text = try formatted(call[0].toText, call[1].asArray)
    call.runtime.host.writeError("\(time) main[\(ProcessInfo.processInfo.processIdentifier)] \(text)\n")
    return .void
  }
  module.global(members)
}
