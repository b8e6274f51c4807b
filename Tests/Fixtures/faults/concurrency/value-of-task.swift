let task = Task { 3 }
func run() async { print(task.value + 1) }
//                 ^ error: expression is 'async' but is not marked with 'await'
