let lines: [String: Int] = [:]
let total: Double = lines.reduce(0.0) { sum, line in sum + line.price * Double(line.value) }
//                        ^ error: no 'reduce' candidates produce the expected contextual result type 'Double'
//                              ^ error: missing argument label 'into:' in call
