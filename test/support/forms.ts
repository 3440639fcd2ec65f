import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft, OrderOption } from '@muster/rulesets/kit/orders.js'
import { recorded, replay, type Answered } from '../wars/replay.js'
import { readWar, warsOf } from '../wars/war.js'
import { boundsOf } from './bounds.js'
import { fill } from './fill.js'
import type { AnyGame } from './play.js'
import { randomFrom } from './random.js'

/** What the desk says of one order alone; empty where it takes it. */
const complaint = (game: AnyGame, { ask, view }: Answered, draft: OrderDraft): string => {
  const read = game.readOrder(draft)
  const problems = read.ok ? game.checkOrders(view, ask.view, [read.value]) : [read.problem]
  return problems.map(({ code, message }) => `${code}: ${message}`).join(' ')
}

/** Where the desk and the form of one option disagree on what may be written. */
const disagreements = (game: AnyGame, answered: Answered, option: OrderOption): readonly string[] => {
  const random = randomFrom(option.label)
  const draft = fill(option, random, (begun) => game.pathStep?.(answered.view, answered.ask.view, begun, []))
  const said = (what: string, { detail }: { readonly detail?: Json }, problem: string): string =>
    `${option.label}, ${what}: ${JSON.stringify(detail).slice(0, 120)} ${problem === '' ? 'is taken' : `→ ${problem}`}`
  const first = complaint(game, answered, draft)
  if (first !== '') return [said('filled in', draft, first)]
  // A sum that no schema can state is kept by the examples alone
  const stated = !JSON.stringify(option.detail).includes('"examples"')
  return boundsOf(option.detail, draft.detail ?? null, random).flatMap(({ what, value, within }) => {
    const problem = complaint(game, answered, { ...draft, detail: value })
    return (problem === '') === within || (within && !stated) ? [] : [said(what, { detail: value }, problem)]
  })
}

/** Every form that was offered in the recorded wars, once, where it disagrees with the desk on its bounds. */
export const formsThatDisagree = (game: AnyGame): readonly string[] => {
  const met = new Set<string>()
  const isNew = ({ kind, label, detail }: OrderOption): boolean => {
    const form = JSON.stringify([kind, label, detail])
    return detail !== undefined && !met.has(form) && met.add(form).has(form)
  }
  return warsOf(game.id).flatMap((name) => {
    const war = readWar(game.id, name)
    return [...replay(game, war, recorded(war))]
      .flatMap(({ answers }) => answers)
      .flatMap((answered) =>
        game
          .orderOptions(answered.view, answered.ask.view)
          .filter(isNew)
          .flatMap((option) => disagreements(game, answered, option)),
      )
  })
}
