/// Output that waits to be shown on a terminal. However much comes in, it stays small: the first rows and the last ones are
/// kept, what lies between is counted.
struct PendingOutput {
  private var head: [OutputChunk] = []
  private var headRows = 0
  private var tail: [OutputChunk] = []
  private var tailStart = 0
  private var tailRows = 0
  private var leftOut = 0

  var isEmpty: Bool { head.isEmpty && tail.count == tailStart && leftOut == 0 }
  var rows: Int { headRows + tailRows + leftOut }

  mutating func append(_ chunk: OutputChunk, mostRows: Int) {
    let half = max(mostRows / 2, 1)
    if tail.count > tailStart {
      if Self.continueLine(&tail, &tailRows, with: chunk) { return }
    } else if leftOut == 0, Self.continueLine(&head, &headRows, with: chunk) {
      return
    }
    if tail.count == tailStart, leftOut == 0, headRows < half {
      head.append(chunk)
      headRows += chunk.rows
      return
    }
    tail.append(chunk)
    tailRows += chunk.rows
    while tailRows > half, tailStart < tail.count - 1 { dropFromTail() }
  }

  /// Takes at most this many rows, the first and the last of them; a note says how many were left out.
  mutating func take(mostRows: Int, note: (Int) -> [UInt8]) -> [OutputChunk] {
    defer { self = PendingOutput() }
    let kept = tail[tailStart...]
    if leftOut == 0, headRows + tailRows <= mostRows { return head + kept }
    let all = head + kept
    let seam = head.count
    var front = 0
    var frontRows = 0
    while front < seam, frontRows + all[front].rows <= mostRows / 2 {
      frontRows += all[front].rows
      front += 1
    }
    var back = all.count
    var backRows = 0
    while back > front, backRows + all[back - 1].rows <= mostRows / 2 {
      if leftOut > 0, back == seam { break }
      backRows += all[back - 1].rows
      back -= 1
    }
    let missing = all[front..<back].reduce(leftOut) { $0 + $1.rows }
    if missing == 0 { return all }
    let stream = all.first?.stream ?? .output
    return all[..<front] + [OutputChunk(stream: stream, bytes: note(missing))] + all[back...]
  }

  /// A line that was begun goes on in the chunk that holds its beginning, so that it counts once.
  private static func continues(_ last: OutputChunk?, with chunk: OutputChunk) -> Bool {
    guard let last else { return false }
    return last.stream == chunk.stream && !last.endsLine && last.bytes.count + chunk.bytes.count <= OutputChunk.longest
  }

  private static func continueLine(
    _ list: inout [OutputChunk], _ rows: inout Int, with chunk: OutputChunk
  ) -> Bool {
    guard continues(list.last, with: chunk) else { return false }
    rows -= list[list.count - 1].rows
    list[list.count - 1].bytes += chunk.bytes
    rows += list[list.count - 1].rows
    return true
  }

  private mutating func dropFromTail() {
    tailRows -= tail[tailStart].rows
    leftOut += tail[tailStart].rows
    tail[tailStart].bytes = []
    tailStart += 1
    if tailStart > 256, tailStart > tail.count / 2 {
      tail.removeFirst(tailStart)
      tailStart = 0
    }
  }
}
