struct Counter { static var count = 0 }
let counter = Counter()
print(counter.count)
//    ^ error: static member 'count' cannot be used on instance of type 'Counter'
