struct Formatter {
    let precision: Int

    func text(_ value: Double) -> String {
        String(format: "%.\(precision)f", value)
//      ^ error: no exact matches in call to initializer 
    }

    func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespaces)
//           ^ error: value of type 'String' has no member 'trimmingCharacters'
//                                   ^ error: cannot infer contextual base in reference to member 'whitespaces'
    }
}

let now = Date()
//        ^ error: cannot find 'Date' in scope
print(Formatter(precision: 2).text(3.14159), now)
print(Formatter(precision: 1).trimmed("  x "), sqrt(2.0))
//                                             ^ error: cannot find 'sqrt' in scope
