let ages: [String: Int] = ["a": 1, "b": "two"]
//                                      ^ error: cannot convert value of type 'String' to expected dictionary value type 'Int'
