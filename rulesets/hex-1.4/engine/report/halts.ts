import type { GapsOf, Message } from '../../../kit/messages.js'
import type * as report from '../../messages/report.generated.js'
import { rules } from '../rules.js'
import { part } from './line.js'

const halts: Readonly<Record<string, GapsOf<typeof report, 'haltedBy'>['why']>> = {
  pressed: 'pressed',
  second: 'second',
  contested: 'contested',
  'enemy-hex': 'enemyHex',
  recon: 'recon',
  met: 'met',
  crowded: 'crowded',
  'no-object': 'noObject',
  'not-enemy': 'notEnemy',
  empty: 'empty',
  'too-far': 'tooFar',
  'too-far-outside': 'tooFarOutside',
  outside: 'outside',
  'back-inside': 'backInside',
  'not-adjacent': 'notAdjacent',
  'too-long': 'tooLong',
}

/** Why a march or mission ended, by its code; else by what the rule is called. */
export const because = (code: string, rule: string): Message => {
  const why = halts[code]
  return why === undefined ? part('haltedByRule', { rule: rules[rule]?.title ?? rule }) : part('haltedBy', { why })
}
