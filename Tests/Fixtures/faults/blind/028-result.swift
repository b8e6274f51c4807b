enum NetworkError: Error {
    case offline
    case status(Int)
}

func decode(_ text: String) -> Result<Int, NetworkError> {
    guard let number = Int(text) else {
        return .failure(.status("404"))
//                              ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    }
    return .success(number)
}

func handle(_ result: Result<Int, NetworkError>) -> String {
    switch result {
//  ^ error: switch must be exhaustive
    case .success(let value):
        return "got \(value)"
    case .failure(.offline):
        return "offline"
    }
}

let doubled = decode("4").map { $0 * 2.5 }
//                                 ^ error: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
print(handle(doubled))
print(try decode("x").get)
