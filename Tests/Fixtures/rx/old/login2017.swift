import RxSwift
import RxCocoa
import UIKit

// RxSwift 3
class LoginViewController: UIViewController {
  let usernameField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton()
  let statusLabel = UILabel()
  let bag = DisposeBag()
  override func viewDidLoad() {
    super.viewDidLoad()
    let usernameValid = usernameField.rx.text.orEmpty.map { $0.count >= 3 }.share(replay: 1)
    let passwordValid = passwordField.rx.text.orEmpty.map { $0.count >= 4 }.share(replay: 1)
    let everythingValid = Observable.combineLatest(usernameValid, passwordValid) { $0 && $1 }.share(replay: 1)
    usernameValid.bind(to: passwordField.rx.isEnabled).disposed(by: bag)
    everythingValid.bind(to: loginButton.rx.isEnabled).disposed(by: bag)
    everythingValid.map { $0 ? "ready" : "fill in" }.bind(to: statusLabel.rx.text).disposed(by: bag)
    loginButton.rx.tap.subscribe(onNext: { [weak self] in self?.login() }).disposed(by: bag)
  }
  func login() { print("login as \(usernameField.text ?? "")") }
}
let vc = LoginViewController()
vc.loadViewIfNeeded()
func type(_ text: String, into field: UITextField) { field.text = text; field.sendActions(for: .editingChanged) }
print(vc.loginButton.isEnabled, vc.passwordField.isEnabled, vc.statusLabel.text ?? "")
type("kim", into: vc.usernameField)
print(vc.loginButton.isEnabled, vc.passwordField.isEnabled, vc.statusLabel.text ?? "")
type("secret", into: vc.passwordField)
print(vc.loginButton.isEnabled, vc.statusLabel.text ?? "")
vc.loginButton.sendActions(for: .touchUpInside)
