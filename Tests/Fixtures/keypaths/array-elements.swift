struct Player { var name: String; var scores: [Int] }
struct Team { var players: [Player]; var captain: Player?; var byName: [String: Player] = [:] }

var team = Team(players: [Player(name: "Ada", scores: [1, 2]), Player(name: "Bo", scores: [])], captain: nil)
let first = \Team.players[0].name
print(team[keyPath: first])
team[keyPath: first] = "Adele"
print(team.players[0].name)
let score: WritableKeyPath<Team, Int> = \.players[0].scores[1]
team[keyPath: score] += 40
print(team.players[0].scores)
print(team[keyPath: \.captain?.name] ?? "none")
team.captain = team.players[1]
print(team[keyPath: \Team.captain?.name] ?? "none")
team[keyPath: \.byName["x"]] = team.players[0]
print(team.byName["x"]!.name)
let index = 1
let named = \Team.players[index].name
print(team[keyPath: named])
let count = (\Player.scores).appending(path: \.count)
print(team.players.map { $0[keyPath: count] })
print([[3, 1], [2]].map(\.[0]))
print(["a": 1].map(\.key), "abc"[keyPath: \.count])
func sort<T, V: Comparable>(_ values: [T], by path: KeyPath<T, V>) -> [T] { values.sorted { $0[keyPath: path] < $1[keyPath: path] } }
print(sort(team.players, by: \.name).map(\.name))
let identity = \Int.self
print(5[keyPath: identity])
let pair = (left: 1, right: "r")
print(pair[keyPath: \.right])
