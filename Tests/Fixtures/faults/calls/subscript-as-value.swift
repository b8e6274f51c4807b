let read = [1].subscript
//             ^ error: no exact matches in reference to subscript
