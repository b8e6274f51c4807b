let numbers: [Int] = [1, "two", 3, "four"]
//                       ^ error: cannot convert value of type 'String' to expected element type 'Int'
//                                 ^ error: cannot convert value of type 'String' to expected element type 'Int'
let ages: [String: Int] = ["Ann": "30", 4: 5]
//                                ^ error: cannot convert value of type 'String' to expected dictionary value type 'Int'
//                                      ^ error: cannot convert value of type 'Int' to expected dictionary key type 'String'
let grid: [[Int]] = [["a"], [1, 2]]
//                    ^ error: cannot convert value of type 'String' to expected element type 'Int'
