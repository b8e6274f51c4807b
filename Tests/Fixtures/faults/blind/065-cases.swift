enum Direction: Int {
    case north = 0, east, south, west

    func turned(right: Bool) -> Direction {
        let next = right ? rawValue + 1 : rawValue - 1
        return Direction(rawValue: next)
//             ^ error: value of optional type 'Direction?' must be unwrapped to a value of type 'Direction'
    }

    var opposite: Direction {
        switch self {
//      ^ error: switch must be exhaustive
        case .north: .south
        case .south: .north
        case .east: .west
        }
    }
}

var heading: Direction = .north
heading = heading.turned(right: true)
heading = 2
//      ^ error: cannot assign value of type 'Int' to type 'Direction'
print(heading.opposite)
