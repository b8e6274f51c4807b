enum Loadable<T> {
    case idle, loaded(T)
    func map<U>(_ f: (T) -> U) -> Loadable<U> {
        switch self {
        case .idle: return .idle
        case .loaded(let t): return Loadable.loaded(f(t))
//                                           ^ error: cannot convert return expression of type 'Loadable<T>' to return type 'Loadable<U>'
//                                                  ^ error: cannot convert value of type 'U' to expected argument type 'T'
        }
    }
}
