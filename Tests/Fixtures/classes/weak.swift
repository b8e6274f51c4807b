class Owner { weak var pet: Pet?; deinit { print("owner gone") } }
class Pet { let owner: Owner; init(_ o: Owner) { owner = o }; deinit { print("pet gone") } }
func run() {
  let owner = Owner()
  var pet: Pet? = Pet(owner)
  owner.pet = pet
  print(owner.pet != nil, pet != nil)
  pet = nil
  print(owner.pet == nil)
}
run()
