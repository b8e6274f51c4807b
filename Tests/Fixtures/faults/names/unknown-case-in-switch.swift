enum Direction { case north, south }
func show(_ way: Direction) {
  switch way {
  case .north: print("n")
  case .east: print("e")
//      ^ error: type 'Direction' has no member 'east'
  default: break
  }
}
