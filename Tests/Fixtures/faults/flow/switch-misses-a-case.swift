enum Direction { case north, south, east }
func show(_ way: Direction) {
  switch way {
// ^3 error: switch must be exhaustive
  case .north: print("n")
  case .south: print("s")
  }
}
