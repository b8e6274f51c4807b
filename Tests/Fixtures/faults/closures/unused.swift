func run() {
  ({ print(1) })
// ^ error: function is unused
}
