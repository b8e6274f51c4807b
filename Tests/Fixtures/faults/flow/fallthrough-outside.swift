func run() {
  fallthrough
// ^3 error: 'fallthrough' is only allowed inside a switch
}
