func after(_ milliseconds: UInt64, _ text: String) async throws -> String {
  try await Task.sleep(nanoseconds: milliseconds * 1_000_000)
  print("slept", text)
  return text
}

let slow = Task { try await after(300, "slow") }
let quick = Task { try await after(100, "quick") }
print(try await quick.value)
print(try await slow.value)

let cancelled = Task { () -> String in
  do {
    try await Task.sleep(for: .seconds(10))
    return "woke"
  } catch is CancellationError {
    return "cancelled \(Task.isCancelled)"
  }
}
try await Task.sleep(for: .milliseconds(50))
cancelled.cancel()
print(try await cancelled.value)
switch await Task(operation: { try await after(10, "result") }).result {
case .success(let text): print("success", text)
case .failure(let error): print("failure", error)
}
