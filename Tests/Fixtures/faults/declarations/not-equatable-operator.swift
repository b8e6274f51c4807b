struct Thing {}
print(Thing() == Thing())
//            ^ error: binary operator '==' cannot be applied to two 'Thing' operands
