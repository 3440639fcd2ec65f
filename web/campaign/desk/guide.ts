export { pressCell, pressPiece, targetsOf, withTrial } from './onMap.js'
export { tapped } from './paths.js'
export { sending, walkerOf } from './sending.js'
