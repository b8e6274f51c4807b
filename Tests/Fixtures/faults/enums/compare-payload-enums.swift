enum Load { case done(Int), failed }
let a = Load.failed
print(a == Load.failed)
//      ^ error: binary operator '==' cannot be applied to two 'Load' operands
