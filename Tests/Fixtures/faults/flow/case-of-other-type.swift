let n = 3
switch n {
case "one": print(1)
//   ^ error: expression pattern of type 'String' cannot match values of type 'Int'
default: break
}
