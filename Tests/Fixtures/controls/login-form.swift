// A login form, as tutorials write it: two relays, a button that waits for both, a greeting.

import UIKit
import RxSwift
import RxCocoa

class LoginViewModel {
    let email = BehaviorRelay<String>(value: "")
    let password = BehaviorRelay<String>(value: "")
    let isValid: Observable<Bool>

    init() {
        isValid = Observable.combineLatest(email.asObservable(), password.asObservable())
            .map { email, password in
                return email.contains("@") && password.count >= 6
            }
            .distinctUntilChanged()
    }
}

class LoginViewController: UIViewController {
    @IBOutlet weak var emailTextField: UITextField!
    @IBOutlet weak var passwordTextField: UITextField!
    @IBOutlet weak var loginButton: UIButton!
    @IBOutlet weak var messageLabel: UILabel!

    private let viewModel = LoginViewModel()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Login"
        passwordTextField.isSecureTextEntry = true
        emailTextField.placeholder = "Email"
        emailTextField.keyboardType = .emailAddress
        messageLabel.numberOfLines = 0

        emailTextField.rx.text.orEmpty
            .bind(to: viewModel.email)
            .disposed(by: disposeBag)

        passwordTextField.rx.text.orEmpty
            .bind(to: viewModel.password)
            .disposed(by: disposeBag)

        viewModel.isValid
            .bind(to: loginButton.rx.isEnabled)
            .disposed(by: disposeBag)

        viewModel.isValid
            .map { $0 ? 1.0 : 0.5 }
            .bind(to: loginButton.rx.alpha)
            .disposed(by: disposeBag)

        loginButton.rx.tap
            .withLatestFrom(viewModel.email)
            .subscribe(onNext: { [weak self] email in
                self?.messageLabel.text = "Welcome, \(email)"
            })
            .disposed(by: disposeBag)
    }
}

func run() {
    let (email, password, button, label) = (UITextField(), UITextField(), UIButton(), UILabel())
    let controller = LoginViewController()
    controller.emailTextField = email
    controller.passwordTextField = password
    controller.loginButton = button
    controller.messageLabel = label
    controller.loadViewIfNeeded()
    print(controller.title ?? "", button.isEnabled, button.alpha, password.isSecureTextEntry, email.keyboardType)
    email.insertText("kim@example.org")
    password.insertText("secret")
    print(button.isEnabled, button.alpha)
    button.sendActions(for: .touchUpInside)
    print(label.text ?? "nothing", label.numberOfLines)
}
run()
