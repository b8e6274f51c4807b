func stop() {}
stop(1)
//   ^ error: argument passed to call that takes no arguments
