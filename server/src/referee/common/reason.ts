import * as words from '../../messages/unwinding.generated.js'
import { badInput } from '../../base/problems.js'

const longest = 500

/** Why something was done, for all to read. @throws Problem unless there is a reason */
export const reasonFor = (reason: string): string => {
  if (reason.trim() === '' || reason.length > longest) throw badInput(words.reason({ most: longest }), 'reason')
  return reason.trim()
}
