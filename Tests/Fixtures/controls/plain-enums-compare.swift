import RxSwift
import UIKit

// Enums of the library without payloads are compared and are keys, as a program's own.
let behavior = TakeBehavior.inclusive
print(behavior == .inclusive, SubjectLifetimeScope.forever == .whileConnected, VirtualTimeComparison.equal != .lessThan)
let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
alert.addAction(UIAlertAction(title: "No", style: .cancel))
print(alert.preferredStyle == .alert, alert.actions.first?.style == .cancel)
let field = UITextField()
field.textAlignment = .right
field.returnKeyType = .search
print(field.textAlignment == .right, field.returnKeyType != .done)
let names: [UIKeyboardType: String] = [.default: "letters", .numberPad: "digits"]
print(names[.numberPad] ?? "none", Set([NSTextAlignment.left, .left, .right]).count)
switch field.textAlignment {
case .left, .natural: print("left")
case let other where other == .right: print("right")
default: print("else")
}
field.font = UIFont(name: "Menlo", size: 12)
print(UIFont(name: "Menlo", size: 12)?.pointSize ?? 0, field.font != nil)
