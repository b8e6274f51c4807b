enum Status { case idle, loading(progress: Double) }
let status = Status.loading
switch status {
case .idle: print("idle")
//    ^ error: type '(Double) -> Status' has no member 'idle'
case .loading(let progress): print(progress)
//    ^ error: type '(Double) -> Status' has no member 'loading'
}
