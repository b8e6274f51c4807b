func greet(name: String) {}
greet("a")
//    ^ error: missing argument label 'name:' in call
