let prices = ["tea": 2, "cake": 3]
let total = prices["tea"] + prices["cake"]
//                ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
//                                ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
