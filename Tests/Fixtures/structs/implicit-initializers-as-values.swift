struct Options { var width = 0, tags: [String] = [] }
struct Parser<Command> { let make: () -> Command }
let parser = Parser(make: Options.init)
let full: (Int, [String]) -> Options = Options.init
let plain: () -> Options = Options.init
print(parser.make(), full(1, ["a"]), plain(), Options(width: 3))
