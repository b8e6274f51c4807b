protocol VM { func transform(input: Int) -> Int }
struct D: VM { func transform(_ input: Int) -> Int { 1 } }
//                  ^ error: instance method 'transform' has different argument labels from those required by protocol 'VM' ('transform(input:)')
let o = D().transform(input: 1)
//                   ^ error: extraneous argument label 'input:' in call
