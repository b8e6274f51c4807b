var a = [1, 2]
a.add(3)
// ^3 error: value of type '[Int]' has no member 'add'
a.push(3)
// ^3 error: value of type '[Int]' has no member 'push'
a.length
// ^3 error: value of type '[Int]' has no member 'length'
let n = a.count()
//        ^ error: cannot call value of non-function type 'Int'
a.remove(at: "x")
//           ^ error: cannot convert value of type 'String' to expected argument type 'Int'
a[“0”]
// ^3 error: unicode curly quote found, replace with '"'
//    ^ error: unicode curly quote found, replace with '"'
//       ^ error: missing argument for parameter #1 in subscript
