func f1(@escaping g: () -> Void) {}
//       ^ error: attribute can only be applied to types, not declarations
func f2(@autoclosure g: () -> Bool) {}
//       ^ error: attribute can only be applied to types, not declarations
func f3(g: @escaping () -> Void, h: @autoclosure () -> Bool) {}
