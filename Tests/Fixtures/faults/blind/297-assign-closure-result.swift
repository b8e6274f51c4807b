final class A { var title = ""; func f(_ s: [String]) {
    s.map { $0.uppercased }.forEach { [weak self] n in self?.title = n }
//                                                                   ^ error: function produces expected type 'String'; did you mean to call it with '()'?
} }
let a: String = "x".uppercased
//                  ^ error: function produces expected type 'String'; did you mean to call it with '()'?
var t = ""
t = "x".lowercased
//      ^ error: function produces expected type 'String'; did you mean to call it with '()'?
