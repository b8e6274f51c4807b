import Foundatoin
//     ^ error: no such module 'Foundatoin'; did you mean 'Foundation'?
