func run() {
  continue
// ^3 error: 'continue' is only allowed inside a loop
}
