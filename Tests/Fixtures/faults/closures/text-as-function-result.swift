var makers: [() -> Int] = []
makers.append { "\(1)" }
//              ^ error: cannot convert value of type 'String' to closure result type 'Int'
