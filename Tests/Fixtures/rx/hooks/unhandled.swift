import RxSwift

// Unhandled errors are passed to a handler that the program can set.
struct Failure: Error {}

var seen: [String] = []
Hooks.defaultErrorHandler = { callStack, error in seen.append("\(error), \(callStack.isEmpty)") }
_ = Observable<Int>.error(Failure()).subscribe(onNext: { print($0) })
_ = Single<Int>.error(Failure()).subscribe(onSuccess: { print($0) })
_ = Observable<Int>.error(Failure()).subscribe(onNext: { print($0) }, onError: { print("handled", $0) })
print(seen)

Hooks.recordCallStackOnError = true
Hooks.customCaptureSubscriptionCallstack = { ["there", "and there"] }
Hooks.defaultErrorHandler = { callStack, error in print(callStack, error) }
_ = Observable<Int>.error(Failure()).subscribe()
print(Hooks.recordCallStackOnError, Hooks.customCaptureSubscriptionCallstack())
Hooks.defaultErrorHandler(["direct"], RxError.timeout)
