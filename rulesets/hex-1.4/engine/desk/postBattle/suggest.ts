import type { CellName } from '../../../../kit/ids.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import { honoursOn, isHonourTable } from '../../data/honours.js'
import type { HexView, PostBattleView } from '../../view/view.js'
import { danger } from '../suggest/fights.js'
import { situationOf } from '../suggest/situation.js'
import { settingsOf } from '../../view/rulesContext.js'
import { asked } from '../../orders/parts/asked.js'

type Owed = PostBattleView['honours'][number]

const honours = (view: HexView, { unit, gains, tables, has }: Owed): readonly OrderDraft[] => {
  const mode = settingsOf(view)['honours.mode']
  const table = tables.find(isHonourTable)
  if (!table) return []
  const free = honoursOn(table).filter((honour) => !has.includes(honour))
  const picks = free.slice(0, gains).map((honour) => (mode === 'choose' ? { choose: honour } : { roll: table }))
  return picks.length > 0 ? [{ kind: 'honours', item: unit, detail: { picks } }] : []
}

/** HX-363: a beaten army goes where an enemy is least likely to follow, and of such hexes to one that it helps to hold. */
const refuge = (view: HexView, to: readonly CellName[]): CellName | null => {
  const now = situationOf(view)
  const rank = (name: CellName): number => {
    const cell = now.context.cell(name) ?? -1
    return danger(now, cell) - (now.fortresses.includes(cell) ? 0.3 : 0) - (now.held(cell).length > 0 ? 0.1 : 0)
  }
  return [...to].sort((a, b) => rank(a) - rank(b))[0] ?? null
}

const retreat = (view: HexView, { force, to, usual }: PostBattleView['retreats'][number]): readonly OrderDraft[] => {
  const found = refuge(view, to)
  return found === null || found === usual ? [] : [{ kind: 'retreat', piece: force, to: found }]
}

/** The bot takes honours as the dice give them, lets beaten armies go where they are safe, and leaves the rest to the rules. */
export const suggestPostBattle = (view: HexView): readonly OrderDraft[] => {
  const { retreats, honours: owed } = asked(view)
  return [...retreats.flatMap((each) => retreat(view, each)), ...owed.flatMap((each) => honours(view, each))]
}
