// Errors with payloads through chains: localizedDescription, NSError bridging, casting, rethrowing.
import Foundation
import RxSwift

enum Net: Error, LocalizedError, Equatable {
  case offline
  case http(code: Int)
  var errorDescription: String? {
    switch self {
    case .offline: return "You are offline"
    case .http(let code): return "HTTP \(code)"
    }
  }
}
struct Plain: Error { let why: String }
let errors: [Error] = [Net.offline, Net.http(code: 404), Plain(why: "x"), RxError.timeout, NSError(domain: "d", code: 7)]
for error in errors {
  _ = Observable<Int>.error(error).subscribe(onError: { e in
    switch e {
    case Net.offline: print("offline")
    case Net.http(let code) where code >= 400: print("http", code)
    case let plain as Plain: print("plain", plain.why)
    case RxError.timeout: print("timeout")
    case let ns as NSError: print("ns", ns.domain, ns.code)
    }
  })
}
print(Net.offline.localizedDescription, (Net.http(code: 5) as Error).localizedDescription)
let mapped = Observable<Int>.error(Net.http(code: 401)).catch { error -> Observable<Int> in
  guard case Net.http(code: 401) = error else { return .error(error) }
  return .just(200)
}
_ = mapped.subscribe { print($0) }
func risky(_ n: Int) throws -> Int { if n > 2 { throw Net.http(code: n) }; return n }
_ = Observable.range(start: 1, count: 5).map { try? risky($0) }.subscribe { print($0) }
_ = Observable.range(start: 1, count: 5).map { n in Result { try risky(n) } }.subscribe(onNext: { r in
  switch r {
  case .success(let v): print("ok", v)
  case .failure(let e): print("bad", e)
  }
})
do { _ = try risky(9) } catch Net.http(let c) { print("caught", c) } catch { print("other") }
_ = Observable.range(start: 1, count: 5).map(risky).materialize().map { e in (e.error as? Net) == .http(code: 3) }.subscribe { print($0) }
