struct Product: Hashable { let price: Double }
func total(_ lines: [Product: Int]) -> Double {
    lines.reduce(0.0) { sum, line in
//        ^ error: no 'reduce' candidates produce the expected contextual result type 'Double'
//              ^ error: missing argument label 'into:' in call
        sum + line.price * Double(line.value)
    }
}
