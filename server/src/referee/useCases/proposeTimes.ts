import * as words from '../../messages/problems.generated.js'
import { enter, noteOf } from '../battles/atBattle.js'
import { battleLimits } from '../battles/battleLimits.js'
import type { Context } from '../access/context.js'
import { badInput, Problem } from '../../base/problems.js'
import type { AtBattle, BattleRef, Caller } from '../common/contract.js'

const day = 86_400_000

const timesOf = (given: readonly Date[]): readonly string[] => {
  const most = battleLimits.times
  if (given.some((time) => Number.isNaN(time.getTime()))) throw badInput(words.timesForm(), 'times')
  const times = [...new Set(given.map((time) => time.toISOString()))].sort()
  if (times.length > most) throw new Problem('LIMIT', words.mostTimes({ most }))
  if (times.length === 0) throw badInput(words.someTimes({ most }), 'times')
  return times
}

/** Times at which one could play. A new proposal replaces one’s last. */
export const proposeTimes = async (
  context: Context,
  caller: Caller,
  { times: given, text: note, ...at }: AtBattle & { readonly times: readonly Date[]; readonly text?: string },
): Promise<BattleRef> => {
  const [times, text] = [timesOf(given), noteOf(note)]
  return enter(context, caller, at, { what: 'times', times, text }, ({ now }) => {
    const latest = now.getTime() + battleLimits.days * day
    if (!times.every((time) => Date.parse(time) > now.getTime() && Date.parse(time) <= latest))
      throw badInput(words.futureTimes({ days: battleLimits.days }), 'times')
    return { kind: 'TIMES', body: { times, text } }
  })
}
