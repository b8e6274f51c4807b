let greet = { (name: String) in print(name) }
greet(name: "a")
//   ^ error: extraneous argument label 'name:' in call
