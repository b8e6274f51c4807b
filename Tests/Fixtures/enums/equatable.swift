enum State: Equatable { case idle, loading(Int), failed(String) }
print(State.idle == .idle, State.loading(1) == .loading(1), State.loading(1) == .loading(2), State.failed("a") != .idle)
let states: [State] = [.idle, .loading(3)]
print(states.contains(.loading(3)), states.firstIndex(of: .idle)!)
