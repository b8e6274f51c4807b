// The description that a coding key has by its protocol.
enum Stage: String, Codable, CaseIterable, CodingKey { case backlog, doing }
print(Stage.doing, "\(Stage.doing)", Stage.allCases, String(reflecting: Stage.doing), Stage.doing.description)
enum N: Int, CodingKey { case one = 1 }
print(N.one, N.one.debugDescription)
enum K: CodingKey { case alpha, beta }
print(K.alpha, [K.beta])
struct S: CodingKey { var stringValue: String; var intValue: Int? { nil }; init?(intValue: Int) { nil }; init(stringValue: String) { self.stringValue = stringValue } }
print(S(stringValue: "x"))
struct T: Codable { var a: Int
 enum CodingKeys: String, CodingKey { case a = "A" } 
 static func p() { print(CodingKeys.a, CodingKeys.a.stringValue) } }
T.p()
