final let limit = 3
// ^1 error: only classes and class members may be marked with 'final'
func work() {
  final var count = 0
// ^3 error: only classes and class members may be marked with 'final'
  count += limit
}
