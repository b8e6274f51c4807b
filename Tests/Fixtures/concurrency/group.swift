func square(_ number: Int) async -> Int {
  print("square", number)
  return number * number
}
let sum = await withTaskGroup(of: Int.self) { group -> Int in
  for number in 1...4 { group.addTask { await square(number) } }
  var sum = 0
  for await value in group { sum += value }
  return sum
}
print("sum", sum)

struct Odd: Error { let number: Int }
do {
  let all = try await withThrowingTaskGroup(of: Int.self, returning: [Int].self) { group in
    for number in [2, 4, 5] {
      group.addTask {
        if number % 2 == 1 { throw Odd(number: number) }
        return number
      }
    }
    var all: [Int] = []
    while let next = try await group.next() { all.append(next) }
    return all
  }
  print(all)
} catch let odd as Odd {
  print("odd", odd.number)
}
await withTaskGroup(of: Void.self) { group in
  group.addTask { print("one") }
  group.addTask { print("two") }
  await group.waitForAll()
  print("both")
}
