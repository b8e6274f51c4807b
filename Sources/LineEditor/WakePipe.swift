/// A pipe that makes `poll` return: from another thread, or from a signal handler.
final class WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init() {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0, "no descriptor left for the editor's own pipe")
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func wake() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  /// Everything that was written since the last time.
  func drain() -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(readEnd, &buffer, buffer.count)
      if count <= 0 { return all }
      all += buffer[..<count]
    }
  }
}
