import { pointsOf, titleOf } from '../model/list.js'
import type { PacketItem } from '../model/armyEvents.js'
import type { BoltgunEvent } from '../model/events.js'
import { objectiveText } from '../victory/objectiveText.js'
import { byText } from '../model/pieces.js'
import type { Seat, State } from '../model/state.js'
import { toSeat } from '../steps/step.js'

/** Places that a player knows of from the start. */
const known = (state: State, { knowledge }: Seat): readonly PacketItem[] => {
  const relics = knowledge.relics.map(({ relic, at }) => ({
    label: state.relics.find(({ id }) => id === relic)?.label ?? relic,
    at,
  }))
  const features = state.features.filter(({ id }) => knowledge.features.includes(id))
  return [...features, ...relics]
    .map(({ label, at }) => ({ of: 'known' as const, label, at }))
    .sort((a, b) => a.at - b.at || byText(a.label, b.label))
}

/** BG-011: banners, advantages, limits, objectives, and what is known from the start. */
const itemsOf = (state: State, seat: Seat): readonly PacketItem[] => {
  const { army, objectives } = seat
  const own = state.banners.filter((banner) => banner.seat === seat.id)
  const banners = [...own].sort((a, b) => byText(a.id, b.id)).map(({ id, at, level }) => ({ id, at, level }))
  const budget = army.source === 'scenario' ? null : state.settings['army.budget']
  return [
    { of: 'banners', banners },
    ...army.rules.map((chosen) => ({ of: 'rule' as const, rule: chosen.rule, title: titleOf(chosen) })),
    ...army.customs.map(({ title, text }) => ({ of: 'custom' as const, title, text })),
    { of: 'limits', type: army.type, points: pointsOf(army), budget },
    ...objectives.map((objective): PacketItem => ({
      of: 'objective',
      text: objectiveText(state, objective),
      secondary: objective.secondary,
      cells: objective.kind === 'occupy' ? objective.cells : [],
    })),
    ...known(state, seat),
  ]
}

/** Players' packets, each read out to its own alone. */
export const packets = (state: State, seats: readonly Seat[] = state.seats): readonly BoltgunEvent[] =>
  seats.flatMap((seat) =>
    itemsOf(state, seat).map((item): BoltgunEvent => ({
      kind: 'packetRead',
      seat: seat.id,
      item,
      seenBy: toSeat(seat.id),
    })),
  )
