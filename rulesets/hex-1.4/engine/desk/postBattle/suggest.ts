import type { OrderDraft } from '../../../../kit/orders.js'
import { honourTables, isHonourTable } from '../../data/honours.js'
import type { HexView } from '../../view.js'
import { asked } from './asked.js'

/** The bot takes honours as the dice give them, and lets its forces go as the rules say. */
export const suggestPostBattle = (view: HexView): readonly OrderDraft[] => {
  const mode = view.detail.settings['honours.mode'] ?? 'choose_or_roll'
  return asked(view).honours.flatMap(({ unit, gains, tables, has }): readonly OrderDraft[] => {
    const table = tables.find(isHonourTable)
    if (!table) return []
    const free = honourTables[table].flatMap((_, at) => {
      const honour = `${table}.${String(at + 1)}`
      return has.includes(honour) ? [] : [honour]
    })
    const picks = free.slice(0, gains).map((honour) => (mode === 'choose' ? { choose: honour } : { roll: table }))
    return picks.length > 0 ? [{ kind: 'honours', item: unit, detail: { picks } }] : []
  })
}
