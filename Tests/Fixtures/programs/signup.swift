// A sign-up form: validation of three fields, a button, a fake server.
import Foundation
import RxCocoa
import RxSwift

enum ValidationResult {
  case ok(message: String)
  case empty
  case validating
  case failed(message: String)
}

extension ValidationResult {
  var isValid: Bool {
    if case .ok = self { return true }
    return false
  }
}

extension ValidationResult: CustomStringConvertible {
  var description: String {
    switch self {
    case let .ok(message): return message
    case .empty: return ""
    case .validating: return "validating ..."
    case let .failed(message): return message
    }
  }
}

protocol ValidationService {
  func validateUsername(_ username: String) -> Observable<ValidationResult>
  func validatePassword(_ password: String) -> ValidationResult
  func validateRepeatedPassword(_ password: String, repeatedPassword: String) -> ValidationResult
}

struct DefaultValidationService: ValidationService {
  static let minimumLength = 5
  let taken: Set<String>

  func validateUsername(_ username: String) -> Observable<ValidationResult> {
    if username.isEmpty { return .just(.empty) }
    if username.rangeOfCharacter(from: CharacterSet.alphanumerics.inverted) != nil {
      return .just(.failed(message: "Username can only contain numbers or digits"))
    }
    return Observable.just(taken.contains(username))
      .delay(.milliseconds(100), scheduler: MainScheduler.instance)
      .map { taken in
        taken ? .failed(message: "Username already taken") : .ok(message: "Username available")
      }
      .startWith(.validating)
  }

  func validatePassword(_ password: String) -> ValidationResult {
    let count = password.count
    switch count {
    case 0: return .empty
    case 1..<Self.minimumLength:
      return .failed(message: "Password must be at least \(Self.minimumLength) characters")
    default: return .ok(message: "Password acceptable")
    }
  }

  func validateRepeatedPassword(_ password: String, repeatedPassword: String) -> ValidationResult {
    guard repeatedPassword.count > 0 else { return .empty }
    return repeatedPassword == password
      ? .ok(message: "Password repeated") : .failed(message: "Password different")
  }
}

final class SignupViewModel {
  let validatedUsername: Driver<ValidationResult>
  let validatedPassword: Driver<ValidationResult>
  let validatedPasswordRepeated: Driver<ValidationResult>
  let signupEnabled: Driver<Bool>
  let signedIn: Driver<Bool>

  init(
    input: (username: Driver<String>, password: Driver<String>, repeated: Driver<String>, taps: Signal<()>),
    service: ValidationService
  ) {
    validatedUsername = input.username.flatMapLatest { username in
      service.validateUsername(username).asDriver(onErrorJustReturn: .failed(message: "Error contacting server"))
    }
    validatedPassword = input.password.map { service.validatePassword($0) }
    validatedPasswordRepeated = Driver.combineLatest(
      input.password, input.repeated, resultSelector: service.validateRepeatedPassword)
    let usernameAndPassword = Driver.combineLatest(input.username, input.password) { (username: $0, password: $1) }
    signedIn = input.taps.withLatestFrom(usernameAndPassword)
      .flatMapLatest { pair in
        print("signing up \(pair.username) with \(String(repeating: "*", count: pair.password.count))")
        return Observable.just(pair.username != "mallory")
          .delay(.milliseconds(500), scheduler: MainScheduler.instance)
          .asDriver(onErrorJustReturn: false)
      }
    signupEnabled = Driver.combineLatest(validatedUsername, validatedPassword, validatedPasswordRepeated) {
      username, password, repeated in
      username.isValid && password.isValid && repeated.isValid
    }
    .distinctUntilChanged()
  }
}

let username = BehaviorRelay(value: "")
let password = BehaviorRelay(value: "")
let repeated = BehaviorRelay(value: "")
let taps = PublishRelay<Void>()
let model = SignupViewModel(
  input: (username.asDriver(), password.asDriver(), repeated.asDriver(), taps.asSignal()),
  service: DefaultValidationService(taken: ["admin"]))
let bag = DisposeBag()
model.validatedUsername.drive(onNext: { print("username:", $0) }).disposed(by: bag)
model.validatedPassword.drive(onNext: { print("password:", $0) }).disposed(by: bag)
model.validatedPasswordRepeated.drive(onNext: { print("repeated:", $0) }).disposed(by: bag)
model.signupEnabled.drive(onNext: { print("button:", $0 ? "enabled" : "disabled") }).disposed(by: bag)
model.signedIn.drive(onNext: { print($0 ? "welcome" : "refused") }).disposed(by: bag)

func after(_ milliseconds: Int, _ action: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: action)
}
after(100) { username.accept("admin") }
after(300) { username.accept("no spaces!") }
after(400) { username.accept("kr") }
after(450) { username.accept("krunoslav") }
after(600) { password.accept("123") }
after(700) { password.accept("12345") }
after(800) { repeated.accept("1234") }
after(900) { repeated.accept("12345") }
after(1000) { taps.accept(()) }
after(2000) { username.accept("mallory") }
after(2500) { taps.accept(()) }
