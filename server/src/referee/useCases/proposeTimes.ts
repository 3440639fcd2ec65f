import { enter, noteOf } from '../battles/atBattle.js'
import { battleLimits } from '../battles/battleLimits.js'
import type { Context } from '../access/context.js'
import { badInput, Problem } from '../../base/problems.js'
import type { AtBattle, BattleRef, Caller } from '../common/contract.js'

const day = 86_400_000

const timesOf = (given: readonly Date[]): readonly string[] => {
  const most = battleLimits.times
  if (given.some((time) => Number.isNaN(time.getTime()))) throw badInput('Give each time as a date and time.')
  const times = [...new Set(given.map((time) => time.toISOString()))].sort()
  if (times.length > most) throw new Problem('LIMIT', `Propose at most ${String(most)} times at once.`)
  if (times.length === 0) throw badInput(`Propose 1 to ${String(most)} times.`)
  return times
}

/** When one could play. A new proposal replaces one’s last. */
export const proposeTimes = async (
  context: Context,
  caller: Caller,
  { times: given, text: note, ...at }: AtBattle & { readonly times: readonly Date[]; readonly text?: string },
): Promise<BattleRef> => {
  const [times, text] = [timesOf(given), noteOf(note)]
  return enter(context, caller, at, { what: 'times', times, text }, ({ now }) => {
    const latest = now.getTime() + battleLimits.days * day
    if (!times.every((time) => Date.parse(time) > now.getTime() && Date.parse(time) <= latest))
      throw badInput(`Propose future times, at most ${String(battleLimits.days)} days ahead.`)
    return { kind: 'TIMES', body: { times, text } }
  })
}
