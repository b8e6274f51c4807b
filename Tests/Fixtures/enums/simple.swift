enum Direction { case north, south, east, west }
var d = Direction.north
print(d)
d = .west
switch d {
case .north, .south: print("vertical")
case .east, .west: print("horizontal")
}
print(d == .west, d != .east, [Direction.north, .south])
