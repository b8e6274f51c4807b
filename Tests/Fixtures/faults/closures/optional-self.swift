class Owner {
  var name = "a"
  lazy var show = { [weak self] in print(self.name) }
//                                       ^ error: value of optional type 'Owner?' must be unwrapped to refer to member 'name' of wrapped base type 'Owner'
}
