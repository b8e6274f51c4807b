import RxSwift
import RxCocoa

struct LoginViewModel {
    struct Input {
        let email: Driver<String>
        let password: Driver<String>
        let tap: Signal<Void>
    }
    struct Output {
        let isEnabled: Driver<Bool>
        let result: Driver<String>
    }

    func transform(_ input: Input) -> Output {
        let credentials = Driver.combineLatest(input.email, input.password)
        let isEnabled = credentials.map { email, password in
            email.count > 3 && password > 5
//                             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
        }
        let result = input.tap
            .withLatestFrom(credentials)
            .map { "Welcome \($0.0)" }
        return Output(isEnabled: isEnabled, result: result)
//                                                  ^ error: cannot convert value of type 'SharedSequence<SignalSharingStrategy, String>' to expected argument type 'Driver<String>' (aka 'SharedSequence<DriverSharingStrategy, String>')
    }
}
