enum ParseError: Error {
    case empty
    case notANumber(String)
}

func parse(_ text: String) throws -> Int {
    guard !text.isEmpty else { throw ParseError.empty }
    guard let value = Int(text) else { throw ParseError.notANumber(text) }
    return value
}

func sum(of texts: [String]) -> Int {
    var total = 0
    for text in texts {
        total += try parse(text)
//               ^ error: errors thrown from here are not handled
    }
    return total
}

let numbers = ["1", "2"].map { parse($0) }
//                             ^ error: call can throw, but it is not marked with 'try' and the error is not handled
print(numbers, sum(of: ["1", "2"]))
