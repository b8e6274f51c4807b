// The process and threads of the program's own.
import Foundation

print(CommandLine.arguments.count, CommandLine.argc, ProcessInfo.processInfo.arguments.count)
print(ProcessInfo.processInfo.processName.isEmpty, ProcessInfo.processInfo.processIdentifier > 0)
print(ProcessInfo.processInfo.globallyUniqueString.isEmpty, ProcessInfo.processInfo.operatingSystemVersionString.isEmpty)
print(ProcessInfo.processInfo.physicalMemory > 0)
let done = DispatchSemaphore(value: 0)
let thread = Thread {
  print("on a thread", Thread.isMainThread, Thread.current.isMainThread)
  done.signal()
}
thread.name = "worker"
print(thread.isExecuting, thread.isFinished)
thread.start()
done.wait()
let other = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  print("detached", Thread.isMainThread)
  other.signal()
}
other.wait()
let cancelled = Thread { print("cancelled", Thread.current.isCancelled) }
cancelled.cancel()
print(cancelled.isCancelled)
print("".hash == "".hash, "abc".hash == "abd".hash, "abc".hash == ("abc" as NSString).hash)
