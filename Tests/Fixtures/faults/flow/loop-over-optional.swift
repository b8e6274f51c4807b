let numbers: [Int]? = [1]
for number in numbers { print(number) }
//            ^ error: for-in loop requires '[Int]?' to conform to 'Sequence'; did you mean to unwrap optional?
