let value = _
//          ^ error: '_' can only appear in a pattern or on the left side of an assignment
