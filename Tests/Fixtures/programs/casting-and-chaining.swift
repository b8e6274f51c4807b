// TSPL tour: subscripts, nested types, type casting, optional chaining, ARC
struct BlackjackCard {
  enum Suit: Character { case spades = "♠", hearts = "♡", diamonds = "♢", clubs = "♣" }
  enum Rank: Int {
    case two = 2, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace
    struct Values { let first: Int, second: Int? }
    var values: Values {
      switch self {
      case .ace: return Values(first: 1, second: 11)
      case .jack, .queen, .king: return Values(first: 10, second: nil)
      default: return Values(first: self.rawValue, second: nil)
      }
    }
  }
  let rank: Rank, suit: Suit
  var description: String {
    var output = "suit is \(suit.rawValue),"
    output += " value is \(rank.values.first)"
    if let second = rank.values.second { output += " or \(second)" }
    return output
  }
}
let theAceOfSpades = BlackjackCard(rank: .ace, suit: .spades)
print("theAceOfSpades: \(theAceOfSpades.description)", BlackjackCard.Suit.hearts.rawValue)
class MediaItem { var name: String; init(name: String) { self.name = name } }
class Movie: MediaItem {
  var director: String; init(name: String, director: String) { self.director = director; super.init(name: name) }
}
class Song: MediaItem {
  var artist: String; init(name: String, artist: String) { self.artist = artist; super.init(name: name) }
}
let library = [
  Movie(name: "Casablanca", director: "Michael Curtiz"), Song(name: "Blue Suede Shoes", artist: "Elvis Presley"),
  Movie(name: "Citizen Kane", director: "Orson Welles"), Song(name: "The One And Only", artist: "Chesney Hawkes"),
]
var movieCount = 0, songCount = 0
for item in library { if item is Movie { movieCount += 1 } else if item is Song { songCount += 1 } }
print("Media library contains \(movieCount) movies and \(songCount) songs", type(of: library))
for item in library {
  if let movie = item as? Movie {
    print("Movie: \(movie.name), dir. \(movie.director)")
  } else if let song = item as? Song {
    print("Song: \(song.name), by \(song.artist)")
  }
}
var things: [Any] = []
things.append(0); things.append(0.0); things.append(42); things.append(3.14159); things.append("hello");
things.append((3.0, 5.0))
things.append(Movie(name: "Ghostbusters", director: "Ivan Reitman"));
things.append({ (name: String) -> String in "Hello, \(name)" })
for thing in things {
  switch thing {
  case 0 as Int: print("zero as an Int")
  case 0 as Double: print("zero as a Double")
  case let someInt as Int: print("an integer value of \(someInt)")
  case let someDouble as Double where someDouble > 0: print("a positive double value of \(someDouble)")
  case is Double: print("some other double value that I don't want to print")
  case let someString as String: print("a string value of \"\(someString)\"")
  case let (x, y) as (Double, Double): print("an (x, y) point at \(x), \(y)")
  case let movie as Movie: print("a movie called \(movie.name), dir. \(movie.director)")
  case let stringConverter as (String) -> String: print(stringConverter("Michael"))
  default: print("something else")
  }
}
let optionalNumber: Int? = 3
things.append(optionalNumber as Any)
class Room { let name: String; init(name: String) { self.name = name } }
class Address {
  var buildingName: String?, buildingNumber: String?, street: String?
  func buildingIdentifier() -> String? {
    if let buildingNumber = buildingNumber, let street = street {
      return "\(buildingNumber) \(street)"
    } else if buildingName != nil {
      return buildingName
    } else {
      return nil
    }
  }
}
class Residence {
  var rooms: [Room] = []; var numberOfRooms: Int { return rooms.count }; var address: Address?
  subscript(i: Int) -> Room {
    get { return rooms[i] }
    set { rooms[i] = newValue }
  }
  func printNumberOfRooms() { print("The number of rooms is \(numberOfRooms)") }
}
class Person { var residence: Residence? }
let john = Person()
func createAddress() -> Address {
  print("Function was called."); let a = Address(); a.buildingNumber = "29"; a.street = "Acacia Road"; return a
}
john.residence?.address = createAddress()
if john.residence?.printNumberOfRooms() != nil {
  print("printed")
} else {
  print("It was not possible to print the number of rooms.")
}
if (john.residence?.address = Address()) != nil {
  print("set")
} else {
  print("It was not possible to set the address.")
}
john.residence?[0] = Room(name: "Bathroom")
let house = Residence(); house.rooms.append(Room(name: "Living Room")); house.rooms.append(Room(name: "Kitchen"));
john.residence = house
if let first = john.residence?[0].name { print("The first room name is \(first).") }
var testScores = ["Dave": [86, 82, 84], "Bev": [79, 94, 81]]
testScores["Dave"]?[0] = 91; testScores["Bev"]?[0] += 1; testScores["Brian"]?[0] = 72
print(testScores["Dave"]!, testScores["Bev"]!, testScores["Brian"] as Any)
john.residence?.address = createAddress()
if let begins = john.residence?.address?.buildingIdentifier()?.hasPrefix("The") { print(begins) }
struct TimesTable { let multiplier: Int; subscript(index: Int) -> Int { return multiplier * index } }
print("six times three is \(TimesTable(multiplier: 3)[6])")
enum Planet: Int { case mercury = 1, venus, earth; static subscript(n: Int) -> Planet { Planet(rawValue: n)! } }
print(Planet[3], Planet(rawValue: 11) as Any)
class HTMLElement {
  let name: String, text: String?
  lazy var asHTML: () -> String = { [unowned self] in
    if let text = self.text { return "<\(self.name)>\(text)</\(self.name)>" } else { return "<\(self.name) />" }
  }
  init(name: String, text: String? = nil) { self.name = name; self.text = text }
  deinit { print("\(name) is being deinitialized") }
}
var paragraph: HTMLElement? = HTMLElement(name: "p", text: "hello, world")
print(paragraph!.asHTML()); paragraph = nil
func arithmeticMean(_ numbers: Double...) -> Double {
  var total: Double = 0; for number in numbers { total += number }; return total / Double(numbers.count)
}
print(arithmeticMean(1, 2, 3, 4, 5), arithmeticMean(3, 8.25, 18.75))
var stepSize = 1
func increment(_ number: inout Int, by step: Int) { number += step }
increment(&stepSize, by: stepSize); print(stepSize)
func chooseStepFunction(backward: Bool) -> (Int) -> Int {
  func f(_ i: Int) -> Int { i + 1 }; func b(_ i: Int) -> Int { i - 1 }; return backward ? b : f
}
var cur = -4; let move = chooseStepFunction(backward: cur > 0);
while cur != 0 { print("\(cur)... ", terminator: ""); cur = move(cur) }; print("zero!")
outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }
let (statusCode, _) = (404, "Not Found");
print(statusCode, #function, 0x1F + 0b11 + 0o17, 1_000_000, 0xC.3p0, "\u{1F496}", #"raw \n "quoted" \#(statusCode)"#)
