class Pet { let name = "Rex" }
weak var pet = Pet()
//           ^ warning: instance will be immediately deallocated because variable 'pet' is 'weak'
//             ^ warning: weak reference will always be nil because the referenced object is deallocated here
class Owner {
  weak var first: Pet? = Pet()
  //                   ^ warning: instance will be immediately deallocated because property 'first' is 'weak'
  //                     ^ warning: weak reference will always be nil because the referenced object is deallocated here
  unowned var second = Pet()
  //                 ^ warning: instance will be immediately deallocated because property 'second' is 'unowned'
  weak var third: Pet?
  init() { third = Pet() }
  //             ^ warning: instance will be immediately deallocated because property 'third' is 'weak'
  //             ^ warning: weak reference will always be nil because the referenced object is deallocated here
  func change() { third = Pet() }
  //                    ^ warning: instance will be immediately deallocated because property 'third' is 'weak'
}
