let level = 3
switch level {
case if level > 2 { 1 } else { 2 }: print("x")
//   ^ error: 'if' may only be used as expression in return, throw, or as the source of an assignment
default: break
}
if case switch level { case 1: 2 default: 3 } = 5 { print("y") }
//      ^ error: 'switch' may only be used as expression in return, throw, or as the source of an assignment
for _ in if level > 2 { [1] } else { [2] } { print("z") }
//       ^ error: 'if' may only be used as expression in return, throw, or as the source of an assignment
while if level > 2 { true } else { false } { print("w") }
//    ^ error: 'if' may only be used as expression in return, throw, or as the source of an assignment
