enum State {
    case idle
    case loading(progress: Double)
    case loaded([String])
    case failed(Error)

    var isLoading: Bool {
        if case .loading = self { return true }
        return false
    }

    mutating func advance() {
        switch self {
        case .idle:
            self = .loading(progress: 0)
        case .loading(let progress) where progress < 1:
            self = .loading(progress + 0.5)
//                          ^ error: missing argument label 'progress:' in call
        case .loading:
            self = .loaded("done")
//                         ^ error: cannot convert value of type 'String' to expected argument type '[String]'
        case .loaded, .failed:
            break
        }
    }
}

var state = State.idle
while !state.isLoading { state.advance() }
print(state)
