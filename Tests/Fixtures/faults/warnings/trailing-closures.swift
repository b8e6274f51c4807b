let xs = [1, 2]
if xs.map { $0 > 1 }.count > 1 { print(1) }
//        ^ warning: trailing closure in this context is confusable with the body of the statement; pass as a parenthesized argument to silence this warning
if xs.contains { $0 > 1 } { print(1) }
//             ^ warning: trailing closure in this context is confusable with the body of the statement; pass as a parenthesized argument to silence this warning
for x in xs.filter { $0 > 1 } { print(x) }
//                 ^ warning: trailing closure in this context is confusable with the body of the statement; pass as a parenthesized argument to silence this warning
while xs.contains { $0 > 5 } { print(1) }
//                ^ warning: trailing closure in this context is confusable with the body of the statement; pass as a parenthesized argument to silence this warning
if let first = xs.first { $0 > 1 } { print(first) }
//                      ^ warning: trailing closure in this context is confusable with the body of the statement; pass as a parenthesized argument to silence this warning
switch xs.map { $0 + 1 } { case []: break
//            ^ warning: trailing closure in this context is confusable with the body of the statement; pass as a parenthesized argument to silence this warning
default: print(2) }
if (xs.contains { $0 > 1 }) { print(1) }
if xs.contains(where: { $0 > 1 }) { print(1) }
if Set(xs.map { $0 + 1 }).count > 1 { print(1) }
