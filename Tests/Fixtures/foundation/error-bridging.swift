// Errors as NSError: domains, numbers, and what localized ones say.
import Foundation

enum Login: Error, LocalizedError {
  case wrong(Int), locked
  var errorDescription: String? { "desc" }
  var failureReason: String? { "why" }
}
enum Plain: Error { case x, y(Int) }
struct Custom: CustomNSError {
  static var errorDomain: String { "dom" }
  var errorCode: Int { 7 }
  var errorUserInfo: [String: Any] { ["k": 1] }
}
enum Numbered: Int, Error { case one = 5 }
struct Reasoned: LocalizedError { var failureReason: String? { "because" } }

for error in [Login.wrong(2), Login.locked, Plain.x, Plain.y(1), Custom(), Numbered.one, Reasoned(), URLError(.badURL), CocoaError(.fileNoSuchFile), NSError(domain: "d", code: 2)] as [Error] {
  let bridged = error as NSError
  print(bridged.domain, bridged.code, bridged.localizedDescription, bridged.localizedFailureReason ?? "-", bridged.userInfo.count)
  print(error.localizedDescription)
}
let localized: LocalizedError = Login.locked
print((localized as NSError).code, localized.failureReason ?? "-")
func fail() throws { throw Plain.y(3) }
do { try fail() } catch let error as NSError { print("ns", error) } catch { print("not ns") }
let known = NSError(
  domain: "d", code: 3,
  userInfo: [NSLocalizedDescriptionKey: "l", NSLocalizedFailureReasonErrorKey: "r", NSLocalizedRecoverySuggestionErrorKey: "s", NSUnderlyingErrorKey: Plain.x])
print(known.localizedDescription, known.localizedFailureReason ?? "", known.localizedRecoverySuggestion ?? "")
print(known.userInfo[NSUnderlyingErrorKey] as? Error as Any, known == NSError(domain: "d", code: 3))
do { throw CocoaError(.fileReadNoSuchFile) } catch CocoaError.fileReadNoSuchFile { print("no file") }
do { throw CocoaError(.fileReadNoSuchFile) } catch let error as CocoaError { print(error.code == .fileReadNoSuchFile, error.code.rawValue) }
do { throw URLError(.timedOut) } catch URLError.badURL { print("url") } catch URLError.timedOut { print("late") }
