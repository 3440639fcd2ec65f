import { settingsOf } from '../../view/rulesContext.js'
import type { HexView } from '../../view/view.js'
import * as words from '../../../messages/purchases.generated.js'

/** HX-164: what moving the capital costs; null where it is free. */
export const feeOfView = (view: HexView): string | null => {
  const fee = settingsOf(view)['hq.move_fee']
  return fee === 0 ? null : words.rp({ price: fee })
}
