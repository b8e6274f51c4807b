let f: (Int) -> Int = { value in
  print(value)
// ^3 error: cannot convert value of type '()' to closure result type 'Int'
}
