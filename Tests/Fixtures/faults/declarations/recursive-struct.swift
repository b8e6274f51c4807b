struct Node { var next: Node? }
//                ^ error: value type 'Node' cannot have a stored property that recursively contains it
