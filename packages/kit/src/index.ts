export { gridOf, type GridSize } from './grid.js'
export type { Cell, Grid, Point } from '../../../rulesets/kit/grid.js'
export { type Layer, unpackLayer, unpackRow } from './layers.js'
export { type Drafted, faultOf, type Offered, ordersOf } from './options.js'
export { checkThrows, type DiceOfCampaign, type ThrowsToCheck, type ThrowsVerdict } from './throws.js'
export { checkRoll, type RolledAt, type RollToCheck, type Verdict } from './rolls.js'
export {
  isReceiptSigned,
  type ProofStep,
  type ReceiptToCheck,
  sheetHash,
  sheetIsIn,
  type SheetToCheck,
} from './receipts.js'
export { canonical } from '../../../rulesets/kit/json.js'
