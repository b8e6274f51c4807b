import UIKit
import RxSwift
import RxCocoa

class LoginViewController: UIViewController {
    let username = UITextField()
    let password = UITextField()
    let button = UIButton()
    let hint = UILabel()
    let disposeBag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        let validName = username.rx.text.orEmpty.map { $0.count > 2 }.share(replay: 1)
        let validPassword = password.rx.text.orEmpty.map { $0.count >= 4 }.share(replay: 1)
        let everything = Observable.combineLatest(validName, validPassword) { $0 && $1 }.share(replay: 1)
        validName.map { $0 ? "" : "too short" }.bind(to: hint.rx.text).disposed(by: disposeBag)
        validName.bind(to: password.rx.isEnabled).disposed(by: disposeBag)
        everything.bind(to: button.rx.isEnabled).disposed(by: disposeBag)
        button.rx.tap
            .withLatestFrom(Observable.combineLatest(username.rx.text.orEmpty, password.rx.text.orEmpty) { ($0, $1) })
            .subscribe(onNext: { [weak self] name, password in
                self?.login(name, password)
            })
            .disposed(by: disposeBag)
        username.rx.controlEvent(.editingDidEnd).subscribe(onNext: { print("ended") }).disposed(by: disposeBag)
    }
    func login(_ name: String, _ password: String) { print("login \(name) \(password)") }
}
let controller = LoginViewController()
controller.loadViewIfNeeded()
func type(_ field: UITextField, _ text: String) {
    field.text = text
    field.sendActions(for: .editingChanged)
}
print(controller.hint.text!, controller.button.isEnabled)
type(controller.username, "ann")
type(controller.password, "12")
print(controller.hint.text!, controller.button.isEnabled, controller.password.isEnabled)
type(controller.password, "1234")
print(controller.button.isEnabled)
controller.button.sendActions(for: .touchUpInside)
controller.username.sendActions(for: .editingDidEnd)
