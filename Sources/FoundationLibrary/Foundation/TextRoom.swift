import Execution
import Foundation

/// Number of bytes that a part of a text takes in an array: as a text of Swift's and as a value.
let partSize = MemoryLayout<String>.stride + MemoryLayout<Value>.stride

/// Asks for room for what is made of each occurrence of a text in another. Occurrences that differ in letter case or in the form of
/// their characters are not counted: then the watch on the process's memory stops the program.
func makeRoom(forEach target: String, in text: String, of size: Int) throws {
  guard let runtime = EvaluationThread.current.runtime, let first = target.utf8.first else { return }
  // Mostly there is room for as many as there could be.
  let (most, overflow) = (text.utf8.count / target.utf8.count).multipliedReportingOverflow(by: size)
  if !overflow, most < 1 << 26 { return }
  var count = 0
  var index = text.utf8.startIndex
  while let start = text.utf8[index...].firstIndex(of: first) {
    let isFound = text.utf8[start...].starts(with: target.utf8)
    index = isFound ? text.utf8.index(start, offsetBy: target.utf8.count) : text.utf8.index(after: start)
    count += isFound ? 1 : 0
    if count % 4096 == 0 { try runtime.check() }
  }
  try runtime.makeRoom(for: count, of: size)
}

/// Asks for room for what is made of each character of a set in a text.
func makeRoom(forEach set: CharacterSet, in text: String, of size: Int) throws {
  guard let runtime = EvaluationThread.current.runtime, text.utf8.count >= (1 << 26) / size else { return }
  try runtime.makeRoom(for: text.unicodeScalars.count { set.contains($0) }, of: size)
}
