let made = Result { 7 }
print(type(of: made))
switch made {
case .success(let number): print(number)
}
enum Reply<Refusal> {
  case yes(Int)
  case no(Refusal)
}
func shown(_ reply: Reply<Never>) -> Int {
  switch reply {
  case .yes(let number): number
  }
}
print(shown(.yes(3)), made.get())
