let b = "x".uppercased + "y"
//          ^ error: function produces expected type 'String'; did you mean to call it with '()'?
let c = "x" + "y".lowercased
//                ^ error: function produces expected type 'String'; did you mean to call it with '()'?
let d: Bool = [1].isEmpty()
//                ^ error: cannot call value of non-function type 'Bool'
if "x".hasPrefix { }
//     ^ error: cannot convert value of type '(String) -> Bool' to expected condition type 'Bool'
print("x".uppercased.count)
//        ^ error: method 'uppercased' was used as a property; add () to call it
