for case let n? in [1, 2] { print(n) }
if case let n? = 3 { print(n) }
// ^ error: '?' pattern cannot match values of type 'Int'
let o: Int? = 3
if case .some(let x, let y) = o { print(x) }
//                            ^ error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
switch o { case let n?: print(n); case .nope: break }
//                                      ^ error: type 'Int?' has no member 'nope'
