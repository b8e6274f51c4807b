enum Loadable<T> {
    case idle, loaded(T)
    func map<U>(_ f: (T) -> U) -> Loadable<U> {
        switch self {
        case .idle: return Loadable.idle
//                                  ^ error: cannot convert return expression of type 'Loadable<T>' to return type 'Loadable<U>'
        case .loaded(let t): let l = Loadable.loaded(f(t)); return l
//                                                   ^ error: cannot convert value of type 'U' to expected argument type 'T'
        }
    }
}
