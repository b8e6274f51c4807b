let words = ["swift", "rx", "swift", "driver"]

let counts = words.reduce(into: [String: Int]()) { result, word in
    result[word, default: 0] += 1
    return result
//         ^ error: cannot convert value of type '[String : Int]' to closure result type '()'
}

let lengths = words.reduce([:]) { result, word in
    result[word] = word.count
//        ^ error: cannot assign through subscript: 'result' is a 'let' constant
    return result
}

let longest = words.reduce("") { $0.count > $1.count ? $0 : $1.count }
//                        ^ error: missing argument label 'into:' in call
print(counts, lengths, longest)
