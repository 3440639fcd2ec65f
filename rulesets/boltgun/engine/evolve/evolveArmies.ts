import type { PieceId, SeatId } from '../../../kit/ids.js'
import type { Draft } from './draft.js'
import { unchanged, type Evolvers } from './evolvers.js'
import type { EventOf } from '../model/events.js'
import type { Choosing, Filed } from '../model/choosing.js'
import type { ArmyEvent } from '../model/armyEvents.js'
import { proposalWithin, rulesOf, type ArmyList } from '../model/list.js'

const setArmy = (draft: Draft, seat: SeatId, army: ArmyList): void => {
  draft.changeSeat(seat, { army, armyRules: rulesOf(army), armyType: army.type })
}

/** Round 1 proposes to every seat its packet's army, as far as the budget allows; round 2 asks again those whose list was refused. */
const open = (draft: Draft, { round, footprints }: EventOf<'armiesOpened'>): void => {
  const { state } = draft
  state.stage = 'armies'
  if (state.armies) {
    state.armies = { ...state.armies, round }
    return
  }
  const budget = state.settings['army.budget']
  const proposed = state.seats.map(({ id, armyType, armyRules }): Filed => {
    const proposal = proposalWithin(budget, armyType, armyRules)
    return { seat: id, proposal, list: null, status: 'open', reasons: [] }
  })
  for (const { seat, proposal } of proposed) setArmy(draft, seat, proposal)
  // a late starter takes what is proposed
  const filed = proposed.filter(({ seat }) => state.seats.some(({ id, reserved }) => id === seat && !reserved))
  state.armies = { round, footprints, filed }
}

const change = (draft: Draft, seat: SeatId, to: (filed: Filed, choosing: Choosing) => Partial<Filed>): void => {
  const { armies } = draft.state
  if (!armies) return
  const filed = armies.filed.map((entry) => (entry.seat === seat ? { ...entry, ...to(entry, armies) } : entry))
  draft.state.armies = { ...armies, filed }
}

/** BG-323: the node as the list names it, else as the packet does; an army that has none is owed one by the first plan. */
const nameNode = (draft: Draft, seat: SeatId, army: ArmyList): void => {
  const hive = rulesOf(army).includes('HIVE_MENTALITY')
  const own = draft.state.banners.filter((banner) => banner.seat === seat)
  const node: PieceId | undefined = hive ? (army.node ?? own.find((banner) => banner.node)?.id) : undefined
  for (const banner of own)
    if (banner.node !== (banner.id === node)) draft.setBanner({ ...banner, node: banner.id === node })
  draft.changeSeat(seat, { owesNode: hive && node === undefined })
}

const judge = (draft: Draft, { seat, approved, reasons }: EventOf<'listJudged'>): void => {
  change(draft, seat, ({ list, proposal }, { round }) => {
    if (approved) return { list, reasons, status: 'settled' }
    return round === 1 ? { list: null, reasons, status: 'open' } : { list: proposal, reasons, status: 'settled' }
  })
}

/** How armies come to be chosen before the first turn. */
export const evolveArmies: Evolvers<ArmyEvent> = {
  armiesOpened: open,
  armyFiled: (draft, { seat, list }) => {
    change(draft, seat, () => ({ list, status: list.source === 'own' ? 'judging' : 'settled' }))
  },
  approvalOpened: ({ state }) => {
    state.stage = 'approval'
  },
  consentOpened: ({ state }) => {
    state.stage = 'consent'
  },
  listShown: unchanged,
  listJudged: judge,
  armyTaken: (draft, { seat, list }) => {
    nameNode(draft, seat, list)
    setArmy(draft, seat, list)
  },
  armiesSettled: unchanged,
  packetRead: unchanged,
}
