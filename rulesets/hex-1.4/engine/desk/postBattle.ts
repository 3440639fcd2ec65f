import { ruleId } from '../../../kit/ids.js'
import { fail } from '../../../kit/result.js'
import type { DeskPart } from './part.js'

export const postBattleDesk: DeskPart = {
  asks: ['postBattle'],
  kinds: {},
  read: () => fail({ code: 'unknown-kind', message: 'There is no such order.', rule: ruleId('HX-082') }),
  check: () => [],
  options: () => [],
  suggest: () => [],
}
