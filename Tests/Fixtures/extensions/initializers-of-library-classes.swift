import Foundation
import RxCocoa
import RxSwift
import UIKit

// Convenience initializers of the library's own classes hand over to one of theirs.
extension UIColor {
  convenience init(hex: Int, alpha: CGFloat = 1) {
    let parts = [hex >> 16, hex >> 8, hex].map { CGFloat($0 & 0xff) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
  convenience init?(hexString: String) {
    guard hexString.hasPrefix("#"), let number = Int(hexString.dropFirst(), radix: 16) else { return nil }
    self.init(hex: number)
  }
}
print(UIColor(hex: 0xff0000) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
print(UIColor(hexString: "#00ff00") == UIColor(hex: 0x00ff00), UIColor(hexString: "red") == nil)

extension UIButton {
  convenience init(title: String) {
    self.init(type: .system)
    setTitle(title, for: .normal)
  }
}
extension UILabel {
  convenience init(text: String) {
    self.init()
    self.text = text
  }
}
final class Badge: UILabel {}
print(UIButton(title: "go").title(for: .normal) ?? "", UILabel(text: "l").text ?? "", Badge(text: "b").text ?? "")

extension DateFormatter {
  convenience init(format: String) {
    self.init()
    dateFormat = format
    locale = Locale(identifier: "en_US_POSIX")
    timeZone = TimeZone(identifier: "UTC")
  }
}
print(DateFormatter(format: "yyyy-MM-dd").string(from: Date(timeIntervalSince1970: 0)))

enum Refused: Error { case empty }
extension BehaviorRelay {
  convenience init(twice value: Element, _ change: (Element) throws -> Element) rethrows {
    self.init(value: try change(change(value)))
  }
}
print(BehaviorRelay(twice: 2) { $0 * 3 }.value)
do { _ = try BehaviorRelay(twice: 1) { _ in throw Refused.empty } } catch { print(error) }

extension DisposeBag {
  convenience init(named name: String) { self.init(disposing: Disposables.create { print("bag \(name) gone") }) }
}
do { _ = DisposeBag(named: "one") }
extension PublishSubject {
  convenience init(observing: @escaping (Element) -> Void) {
    self.init()
    _ = subscribe(onNext: observing)
  }
}
PublishSubject<Int>(observing: { print("got", $0) }).onNext(1)
