enum Op: Character { case add = "+", multiply = "mul" }
//                                              ^ error: cannot convert value of type 'String' to raw type 'Character'
