print(1 == "1")
//      ^ error: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
