let answer = "42"
print(answer == 42)
//           ^ error: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
