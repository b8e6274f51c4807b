let numbers: [Int] = [1, nil]
//                       ^ error: 'nil' is not compatible with expected element type 'Int'
let ages: [String: Int] = ["Ann": nil]
//                                ^ error: 'nil' is not compatible with expected dictionary value type 'Int'
let unique: Set<Int> = [1, nil]
//                         ^ error: 'nil' is not compatible with expected element type 'Int'
let pairs: [String: Int] = ["a", "b"]
//                         ^ error: dictionary of type '[String : Int]' cannot be initialized with array literal
func run(_ work: () -> Void, _ make: () -> Int) {}
run({ return nil }, { nil })
//           ^ error: 'nil' is not compatible with closure result type 'Void'
//                    ^ error: 'nil' is not compatible with closure result type 'Int'
