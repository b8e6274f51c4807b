// The floors: times of plain Swift for the same number of calls.

/// Keeps the optimiser from seeing through.
@inline(never)
func opaque<T>(_ value: T) -> T { value }

/// Measures one opaque closure for each event.
func floor1(events: Int) -> Int {
  var sum = 0
  let observe: (Int) -> Void = opaque { sum += $0 }
  for _ in 0..<events { observe(1) }
  return sum
}

/// Measures twelve opaque closures for each event, each calling the next.
func floor12(events: Int) -> Int {
  var sum = 0
  var chain: (Int) -> Void = { sum += $0 }
  for _ in 0..<12 {
    let next = chain
    chain = opaque { next($0) }
  }
  for _ in 0..<events { chain(1) }
  return sum
}
