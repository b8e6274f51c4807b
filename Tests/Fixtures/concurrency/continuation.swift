final class Service {
  func fetch(_ name: String, completion: @escaping (Result<String, Error>) -> Void) {
    if name.isEmpty { completion(.failure(Missing())) } else { completion(.success("fetched \(name)")) }
  }
}
struct Missing: Error {}

let service = Service()
func fetch(_ name: String) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    service.fetch(name) { continuation.resume(with: $0) }
  }
}
print(try await fetch("page"))
do { _ = try await fetch("") } catch { print(type(of: error)) }

func later() async -> Int {
  await withCheckedContinuation { continuation in
    Task { continuation.resume(returning: 7) }
  }
}
print(await later())
await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in continuation.resume() }
print("end")
