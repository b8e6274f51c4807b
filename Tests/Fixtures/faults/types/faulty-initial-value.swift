// A variable whose initial value has a faulty closure has no known type.
struct Parser<Output> {
  let parse: (String) -> Output?
}
let digit = Parser<Int> { text in
  print(text)
  return text.missing
//            ^ error: value of type 'String' has no member 'missing'
}
print(digit.wrong)
func local() {
  let parser = Parser<Int> { text in
    print(text.missing)
//             ^ error: value of type 'String' has no member 'missing'
    return 1
  }
  parser.wrong()
  let known: Parser<Int> = Parser { text in
    print(text.missing)
//             ^ error: value of type 'String' has no member 'missing'
    return 1
  }
  known.wrong()
//      ^ error: value of type 'Parser<Int>' has no member 'wrong'
}
