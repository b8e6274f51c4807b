let greet = { (name: String) in print(name) }
greet()
//    ^ error: missing argument for parameter #1 in call
