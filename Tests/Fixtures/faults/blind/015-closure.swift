func fetch(_ id: Int, completion: @escaping (Result<String, Error>) -> Void) {
    completion(.success("user \(id)"))
}

func retry(times: Int, action: (Int) -> Bool) {
    for attempt in 0..<times where action(attempt) {
        return
    }
}

fetch(1) { result in
    switch result {
    case .success(let name): print(name)
    case .error(let error): print(error)
//        ^ error: type 'Result<String, any Error>' has no member 'error'
    }
}

retry(times: 3) { attempt, max in
//                ^ error: contextual closure type '(Int) -> Bool' expects 1 argument, but 2 were used in closure body
    print(attempt)
    return attempt == 1
}

retry(times: 2) {
//              ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
    print("no argument")
    return true
}
