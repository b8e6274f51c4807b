struct Player: Playable {}
//             ^ error: cannot find type 'Playable' in scope
