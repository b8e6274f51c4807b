struct Node { var next: Node? }
//                ^ error: value type 'Node' cannot have a stored property that recursively contains it
struct Leaf { let size: Int; let inner = Leaf(size: 1) }
//                               ^ error: value type 'Leaf' cannot have a stored property that recursively contains it
struct Flags: OptionSet { let rawValue: Int; let first = Flags(rawValue: 1) }
//                                               ^ error: value type 'Flags' cannot have a stored property that recursively contains it
