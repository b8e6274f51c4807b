let number = 1 as 2
//                ^ error: expected type after 'as'
