let words = ["a"]
let longest = words.reduce("") { $0.count > $1.count ? $0 : $1.count }
//                        ^ error: missing argument label 'into:' in call
