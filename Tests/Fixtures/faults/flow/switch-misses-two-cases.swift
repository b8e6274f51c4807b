enum Direction { case north, south, east, west }
func show(_ way: Direction) -> String {
  switch way {
// ^3 error: switch must be exhaustive
  case .north, .south: return "vertical"
  }
}
