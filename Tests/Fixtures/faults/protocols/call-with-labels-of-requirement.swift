// A requirement without a witness is no member of the type.
protocol Transforming {
  func transform(input: Int) -> Int
}
struct Doubled: Transforming {
  func transform(_ input: Int) -> Int { input * 2 }
//     ^ error: instance method 'transform' has different argument labels from those required by protocol 'Transforming' ('transform(input:)')
}
print(Doubled().transform(input: 1))
//                       ^ error: extraneous argument label 'input:' in call
