var queue = ["a"]
let removed = queue.removeFirst
//                  ^ error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
