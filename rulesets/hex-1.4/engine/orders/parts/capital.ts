import { settingsOf } from '../../view/laws.js'
import type { HexView } from '../../view.js'
import { rpText } from './purchase.js'

/** HX-164: what moving the capital costs; null where it is free. */
export const feeOfView = (view: HexView): string | null => {
  const fee = settingsOf(view)['hq.move_fee']
  return fee === 0 ? null : rpText(fee)
}
