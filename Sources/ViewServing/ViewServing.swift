import Foundation
import ViewMessages

/// Starts a server; see `ViewFunctions.Start`.
@_cdecl("rxsh_view_start")
public func startView(
  _ host: UnsafePointer<CChar>, _ port: UInt16, _ token: UnsafePointer<CChar>, _ context: UnsafeMutableRawPointer,
  _ receive: @escaping @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Void,
  _ pagesChanged: @escaping @convention(c) (UnsafeMutableRawPointer, Int) -> Void,
  _ boundPort: UnsafeMutablePointer<UInt16>
) -> UnsafeMutableRawPointer? {
  nonisolated(unsafe) let context = context
  let server = ViewServer(
    host: String(cString: host), token: String(cString: token),
    receive: { bytes in
      bytes.withUnsafeBytes { bytes in if let start = bytes.baseAddress { receive(context, start, bytes.count) } }
    }, pagesChanged: { pagesChanged(context, $0) })
  guard let listening = server.start(port: port) else { return nil }
  boundPort.pointee = listening
  return Unmanaged.passRetained(server).toOpaque()
}

/// Sends an event to all pages; see `ViewFunctions.Publish`.
@_cdecl("rxsh_view_publish")
public func publishToView(
  _ server: UnsafeMutableRawPointer, _ name: UnsafePointer<CChar>, _ bytes: UnsafeRawPointer, _ count: Int,
  _ isKept: Bool
) {
  let text = Data(bytes: bytes, count: count)
  Unmanaged<ViewServer>.fromOpaque(server).takeUnretainedValue().streams.publish(
    ServerEvent(name: String(cString: name), text: text), isKept: isKept)
}

/// Ends a server; see `ViewFunctions.Stop`.
@_cdecl("rxsh_view_stop")
public func stopView(_ server: UnsafeMutableRawPointer) {
  let server = Unmanaged<ViewServer>.fromOpaque(server)
  server.takeUnretainedValue().stop()
  server.release()
}
