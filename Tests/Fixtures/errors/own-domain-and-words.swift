import Foundation

// An error with a domain and a number of its own is known by those alone, whatever it says in words.
enum Failure: LocalizedError, CustomNSError {
  case unknown(city: String)
  var errorDescription: String? { if case .unknown(let city) = self { "Unknown city \(city)" } else { nil } }
  static var errorDomain: String { "weather" }
  var errorCode: Int { 404 }
}
struct Detailed: CustomNSError {
  static let errorDomain = "detail"
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "In detail"] }
}
let failure: Error = Failure.unknown(city: "Atlantis")
let bridged = failure as NSError
print(failure.localizedDescription, (failure as? LocalizedError)?.errorDescription ?? "nothing")
print(bridged.domain, bridged.code, bridged.userInfo.count, bridged.localizedDescription)
print((Detailed() as NSError).localizedDescription, (Detailed() as NSError).domain)
