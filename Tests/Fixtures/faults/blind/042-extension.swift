extension String {
    var isPalindrome: Bool {
        let letters = self.lowercased().filter { $0.isLetter }
        return letters == letters.reversed()
//                     ^ error: binary operator '==' cannot be applied to operands of type 'String' and '[String.Element]' (aka 'Array<Character>')
    }

    func truncated(to length: Int) -> String {
        count > length ? self.prefix(length) + "…" : self
    }

    var words: [String] {
        split(separator: " ")
//      ^ error: no 'split' candidates produce the expected contextual result type '[String]'
    }
}

extension Int {
    var stored: Int = 0
//      ^ error: extensions must not contain stored properties
    func times(_ action: () -> Void) {
        for _ in 0..<self { action() }
    }
}

print("Level".isPalindrome(), "hello world".truncated(10))
//            ^ error: cannot call value of non-function type 'Bool'
//                                                    ^ error: missing argument label 'to:' in call
3.times { print("hi", $0) }
//      ^ error: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
