func stop() {}
stop { print("a") }
//   ^ error: extra trailing closure passed in call
