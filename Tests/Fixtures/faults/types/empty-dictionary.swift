let d = [:]
//      ^ error: empty collection literal requires an explicit type
