func greet(_ name: String) {}
greet(name: "a")
//   ^ error: extraneous argument label 'name:' in call
