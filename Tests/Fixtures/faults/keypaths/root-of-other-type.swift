struct Person { var name = "", age = 1; let id = 2 }
print(Person()[keyPath: \Int.bitWidth])
//                      ^ error: cannot convert key path root type 'Int' to contextual type 'Person'
