func fetch(_ completion: (Result<String, Error>) -> Void) {}
fetch { result in
    switch result {
    case .success(let name): print(name)
    case .error(let error): print(error)
//        ^ error: type 'Result<String, any Error>' has no member 'error'
    }
}
