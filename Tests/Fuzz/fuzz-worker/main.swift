// fuzz-worker: evaluates each input in a separate session, for Scripts/fuzz.
//
// An input on standard input is a line, `MODE LENGTH`, and that many bytes. The answer is a line: how it ended, the milliseconds
// of the processor's time that it took, after an interrupt those since then, and the megabytes that the process takes.
//
//   check        parses and checks the input as a file
//   run, rx      runs it as a file
//   calls        enters it line by line, as at the prompt
//
//   done         it came to its end
//   interrupted  it was interrupted when its time was over, and came to its end then
//   lowering     it was checked, and could not be lowered
//   contract     it printed that a stream broke the contract of events
//
// With the argument `members` it prints the members of the library instead, each behind the type that it belongs to.

import Execution
import Foundation
import Playground

// As the shell does.
Heap.growInLargeSteps()

if CommandLine.arguments.dropFirst() == ["members"] {
  for line in LibraryMembers.lines { print(line) }
  exit(0)
}

/// Where the answers go. Foundation prints some of its complaints on standard output, which is nowhere from here on.
let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO)

/// Thread with a large stack: that of the main thread is given by the system.
let worker = Thread {
  while let line = readLine() {
    let words = line.split(separator: " ")
    guard words.count == 2, let mode = Trial.Mode(rawValue: String(words[0])), let count = Int(words[1]) else {
      exit(2)
    }
    var text: [String] = []
    var left = count
    while left > 0, let part = readLine(strippingNewline: false) {
      text.append(part)
      left -= part.utf8.count
    }
    let answer = Trial(mode: mode, text: text.joined()).answer()
    answers.write(Data(answer.utf8))
  }
  exit(0)
}
worker.stackSize = 16 << 20
worker.start()
while true { sleep(1_000) }
