class Counter {
  private(set) var value = 0
  private(set) var list = [1]
  private(set) static var made = 0
}
let counter = Counter()
counter.value = 2
//      ^ error: cannot assign to property: 'value' setter is inaccessible
counter.value += 1
//            ^ error: left side of mutating operator isn't mutable: 'value' setter is inaccessible
counter.list.append(2)
//           ^ error: cannot use mutating member on immutable value: 'list' setter is inaccessible
counter.list[0] = 2
//          ^ error: cannot assign through subscript: 'list' setter is inaccessible
Counter.made = 1
//      ^ error: cannot assign to property: 'made' setter is inaccessible
func change(_ n: inout Int) {}
change(&counter.value)
//     ^ error: cannot pass immutable value as inout argument: 'value' setter is inaccessible
