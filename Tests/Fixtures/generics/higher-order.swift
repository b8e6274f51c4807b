func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
  var cache: [K: V] = [:]
  return { k in
    if let v = cache[k] { return v }
    let v = f(k)
    cache[k] = v
    return v
  }
}
let square = memoize { (n: Int) -> Int in print("computing", n); return n * n }
print(square(3), square(3), square(4))
