let values = [1, 2].map { n -> String in
  let doubled = n * 2
  return doubled
//       ^ error: cannot convert value of type 'Int' to closure result type 'String'
}
