final class Player {
    let name: String
    let score: Int = 0
    var lives = 3

    init(name: String) {
        self.name = name
    }

    func hit() {
        lives -= 1
        score += 10
//            ^ error: left side of mutating operator isn't mutable: 'score' is a 'let' constant
    }
}

let player = Player(name: "Zed")
player.hit()
player.name = "Zoe"
//     ^ error: cannot assign to property: 'name' is a 'let' constant
let levels = [1, 2, 3]
levels.append(4)
//     ^ error: cannot use mutating member on immutable value: 'levels' is a 'let' constant
print(player.score, levels)
