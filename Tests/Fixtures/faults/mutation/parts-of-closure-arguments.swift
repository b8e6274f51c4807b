struct Model { var isOn = false, tags = [1] }
[Model()].forEach { $0.isOn = true }
//                     ^ error: cannot assign to property: '$0' is immutable
[Model()].forEach { model in model.isOn = true }
//                                 ^ error: cannot assign to property: 'model' is a 'let' constant
[Model()].forEach { $0.tags[0] = 2 }
//                         ^ error: cannot assign through subscript: '$0' is immutable
