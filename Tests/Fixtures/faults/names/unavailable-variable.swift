@available(*, unavailable) var limit: Int { 1 }
print(limit)
//    ^ error: 'limit' is unavailable
