enum Problem: Error { case bad(Int), worse }

let result: Result<Int, Problem> = .failure(.worse)
print(result.mapError { _ in Problem.bad })
//           ^ error: type '(Int) -> Problem' cannot conform to 'Error'
print(result.mapError { _ in "text" })
//           ^ error: instance method 'mapError' requires that 'String' conform to 'Error'
