import { malformed } from '../../../kit/draftShape.js'
import { pieceId, ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { OrderDraft, OrderOption, OrderProblem } from '../../../kit/orders.js'
import { fail, ok, type Result } from '../../../kit/result.js'
import type { PieceView } from '../../../kit/view.js'
import { refuse } from '../model/judging.js'
import { leastTransfer, passLevels } from './parts/levels.js'
import { record } from '../record.js'
import { relicTitle } from '../view/relicTitle.js'
import type { Table } from '../view/table.js'
import { unknownPartner } from './parts/partner.js'
import {
  battleReach,
  choiceOf,
  fromPartner,
  offered,
  ofOwn,
  option,
  pace,
  partners,
  type Asked,
  type PlanKind,
} from './parts/planKind.js'
import { relicName } from './parts/ofRelic.js'
import * as words from '../../messages/plans.generated.js'

const schema: Json = {
  ...{ type: 'object', additionalProperties: false, required: ['relics'] },
  description: words.relicsSchema(),
  properties: { relics: { type: 'array', items: { type: 'string' } } },
}

const wrong = (message: string): Result<never, OrderProblem> => fail(malformed('detail', message, 'BG-029'))

/** `item` for one relic, `detail.relics` for several. */
const relicsOf = (draft: OrderDraft): Result<readonly string[], OrderProblem> => {
  const one = draft.item === undefined ? [] : [draft.item]
  if (draft.detail === undefined) return ok(one)
  const detail = record(draft.detail)
  const list = detail?.['relics']
  if (!detail || !Array.isArray(list) || Object.keys(detail).length !== 1) return wrong(words.transferDetail())
  const names = list.filter((name: unknown): name is string => typeof name === 'string')
  return names.length === list.length ? ok([...new Set([...one, ...names])]) : wrong(words.relicsAsText())
}

const levelsFrom = (asked: Asked, senders: readonly PieceView[]): readonly OrderOption[] => {
  const least = leastTransfer(asked.table.ground)
  const able = senders.filter(({ size }) => (size ?? 0) >= least)
  const most = able.reduce((level, { size }) => Math.max(level, size ?? 0), 0)
  const [first] = able
  return first
    ? offered(
        transfer,
        asked,
        { kind: 'transfer', banner: asked.piece.id, from: first.id, levels: least },
        {
          with: able.map((sender) => ({ ...choiceOf(sender), amount: { min: least, max: sender.size ?? 0 } })),
          amount: { min: least, max: most },
        },
      )
    : []
}

/** Relics alone, from one sender that carries some (BG-275). */
const relicsFrom = (asked: Asked, sender: PieceView): readonly OrderOption[] => {
  const { relics } = asked.table.standing(sender)
  return relics.length === 0
    ? []
    : [
        option(transfer, asked, {
          label: words.transferRelic(),
          rule: ruleId('BG-275'),
          with: [choiceOf(sender)],
          amount: { min: 0, max: 0 },
          item: relics.map((id) => ({ id, label: relicTitle(asked.table.view, id) })),
        }),
      ]
}

/** Both levels before and after, and what does not fit in. */
const passing = ({ own, ground }: Table, receiver: number, draft: OrderDraft): string | null => {
  const { piece = '', with: from = '', amount = 0 } = draft
  const sender = own.get(from)?.size
  if (sender == null || amount === 0) return null
  const { sent, received, paid, over } = passLevels(ground, amount, sender, receiver)
  const kept = ground.settings['transfer.overflow'] !== 'lost'
  return words.transferLevels({
    ...{ banner: piece, before: receiver, after: receiver + received - paid },
    ...{ from, fromBefore: sender, fromAfter: sender - sent },
    ...{ over: Math.max(0, over), rest: kept ? 'stays' : 'lost' },
  })
}

/** BG-147: given to the receiver; relics may come along or alone (BG-275). */
export const transfer: PlanKind<'transfer'> = {
  kind: 'transfer',
  ...{ slot: 'secondary', title: words.transfer(), rule: ruleId('BG-147') },
  shape: { must: ['piece', 'with', 'amount'], may: ['item', 'detail'] },
  schema,
  read: (draft) => {
    const relics = relicsOf(draft)
    if (!relics.ok) return relics
    const { piece = '', with: from = '', amount: levels = 0 } = draft
    const order = { kind: 'transfer', banner: pieceId(piece), from: pieceId(from), levels } as const
    return ok(relics.value.length > 0 ? { ...order, relics: relics.value } : order)
  },
  refuse: ({ banner, from, levels, relics = [] }, _, ground) => {
    if (from === banner) return refuse('itself', 'BG-147', words.transfersToItself())
    if (levels === 0 && relics.length > 0) return null
    const least = leastTransfer(ground)
    return Number.isInteger(levels) && levels >= least
      ? null
      : refuse('amount', least > 1 ? 'BG-327' : 'BG-147', words.transferLeast({ least }))
  },
  unknown: ({ from, relics = [] }, table) => {
    const sender = table.own.get(from)
    const carried = sender ? table.standing(sender).relics : []
    return (
      unknownPartner(from, table) ??
      (relics.every((relic) => carried.includes(relic))
        ? null
        : refuse('no-relic', 'BG-275', words.notCarriedBy({ banner: from })))
    )
  },
  offer: (asked) => {
    const senders = partners(asked, 2 * battleReach(asked.table) + pace(asked.table))
    const relics = asked.standing.mustRetreat ? [] : senders.flatMap((sender) => relicsFrom(asked, sender))
    return [...levelsFrom(asked, senders), ...relics]
  },
  describe: (view, { piece: banner = '', with: from = '', amount: levels = 0, item }) => {
    if (item === undefined)
      return levels > 0 ? words.receivesLevels({ banner, levels, from }) : words.receivesRelics({ banner, from })
    const relic = relicName(view, item)
    return levels > 0
      ? words.receivesBoth({ banner, levels, relic, from })
      : words.receivesRelic({ banner, relic, from })
  },
  arrow: fromPartner('transfer'),
  effect: ofOwn(passing),
}
