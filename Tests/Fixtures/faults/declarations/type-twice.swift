struct Player {}
struct Player {}
//     ^ error: invalid redeclaration of 'Player'
