import type { Cell } from '../../../kit/grid.js'
import * as words from '../../messages/lateStart.generated.js'
import type { ForceClass } from '../data/troops.js'
import { hasFortress } from '../model/holdings.js'
import { emptyKnowledge } from '../model/initial.js'
import { numberOf } from '../model/pieces.js'
import type { Force, Hex, Pending, Seat } from '../model/state.js'
import { seatOfView } from '../view/account.js'
import { contextOfView } from '../view/rulesContext.js'
import type { HexView } from '../view/view.js'
import { knowledgeFrom } from './hexes.js'

interface Laid {
  readonly hexes: readonly Hex[]
  readonly forces: readonly Force[]
  readonly pending: readonly Pending[]
}

/** HX-534: the hexes that are kept for a seat, its headquarters first. */
const reservedFor = (view: HexView, seat: Seat['id']): Pick<Seat, 'reserved'> => {
  const { cell } = contextOfView(view)
  const [capital, ...around] = view.marks.flatMap(({ kind, label, at }): readonly Cell[] =>
    kind === 'reserved' && label === words.keptFor({ seat }) ? [cell(at) ?? 0] : [],
  )
  return capital === undefined ? {} : { reserved: [capital, ...around] }
}

/** A number is used once: those of forces that are gone are not told, and may be used again here. */
const namedFrom = ({ forces, pending }: Laid, seat: Seat['id']): Seat['named'] => {
  const last = (kind: ForceClass): number =>
    Math.max(
      0,
      ...forces.flatMap(({ id, seat: of, class: type }) => (of === seat && type === kind ? [numberOf(id)] : [])),
      ...pending.flatMap(({ seat: of, item }) =>
        of === seat && item.kind === 'troops' && item.class === kind ? [numberOf(item.as)] : [],
      ),
    )
  return { CF: last('CF'), OF: last('OF'), RF: last('RF') }
}

/** A seat as everybody knows it, with nothing in hand. */
const stranger = (
  view: HexView,
  laid: Laid,
  { seat, title, subtitle, eliminated, reserved }: HexView['legend'][number],
): Seat => {
  const fortress = laid.hexes.findIndex((hex) => hex.owner === seat && hasFortress(hex))
  return {
    ...{ id: seat, title, army: subtitle, eliminated, stash: 0, specials: [], income: [], refunded: 0, uplinks: [] },
    ...{ rerolls: 0, knowledge: emptyKnowledge, named: namedFrom(laid, seat) },
    ...(reserved && reservedFor(view, seat)),
    capital: fortress < 0 ? null : fortress,
  }
}

/** Every seat; of the viewer's own what its record sheet says and what it keeps in memory. */
export const seatsFrom = (view: HexView, laid: Laid): readonly Seat[] => {
  const { cell } = contextOfView(view)
  return view.legend.map((entry) => {
    const seat = stranger(view, laid, entry)
    const treasury = view.detail.treasuries.find((own) => own.seat === entry.seat)
    if (entry.seat !== seatOfView(view) || !treasury) return seat
    const { stash, specials, refunded, rerolls, capital, income } = treasury
    return {
      ...seat,
      ...{ stash, specials, refunded, rerolls, knowledge: knowledgeFrom(view) },
      capital: capital === null ? null : cell(capital),
      income: income.map((line) => ({ ...line, hex: cell(line.hex) ?? 0 })),
    }
  })
}
