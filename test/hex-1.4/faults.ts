import type { Force, Hex, State } from '@muster/rulesets/hex-1.4/engine/model/state.js'

/** Which hexes a fault is about is told as V/H (HX-011). */
const nameOf = ({ board }: State, cell: number): string =>
  `${String(Math.floor(cell / board.columns) + 1)}/${String((cell % board.columns) + 1)}`

const sumOf = (forces: readonly Force[]): number => forces.reduce((sum, { points }) => sum + points, 0)

const twice = <Item>(items: readonly Item[]): readonly Item[] =>
  items.filter((item, index) => items.indexOf(item) !== index)

const count = (items: readonly string[], ...names: readonly string[]): number =>
  items.filter((item) => names.includes(item)).length

const fortresses = ({ facilities, resources }: Hex): number =>
  count([...facilities, ...resources], 'FORTRESS', 'ABANDONED_FORTRESS')

/** HX-520: nothing of it is left on a table, and its units still wait for their dice. */
const awaitsDice = ({ battles }: State, { id, seat, units }: Force): boolean =>
  units.some(({ alive }) => alive > 0) &&
  battles.some(({ result, sides }) => sides.some(({ force }) => force === id) && result?.left[seat] === 0)

/** HX-102 … HX-104, HX-116: points of a force. */
const ofForce = (state: State, force: Force): readonly string[] => {
  const { id, class: kind, points, authorised, at, units, seat } = force
  return [
    ...(Number.isInteger(points) && (points > 0 || awaitsDice(state, force)) && points >= 0 && points <= authorised
      ? []
      : [`${id} has ${String(points)} points of ${String(authorised)}`]),
    ...(points <= (kind === 'RF' ? 1000 : 2000) ? [] : [`${id} has ${String(points)} points`]),
    ...(at >= 0 && at < state.hexes.length ? [] : [`${id} stands outside the map`]),
    ...(state.seats.some((one) => one.id === seat && !one.eliminated) ? [] : [`${id} belongs to nobody in play`]),
    ...units
      .filter(({ alive, models, experience }) => alive < 0 || alive > models || experience < 0)
      .map((unit) => `${id}: ${unit.id} has ${String(unit.alive)} of ${String(unit.models)} models`),
  ]
}

/** HX-033, HX-042, HX-140, HX-018: what may stand in a hex. */
const ofHex = (state: State, hex: Hex, cell: number): readonly string[] => {
  const { owner, explored, ruined, facilities, resources, hazards } = hex
  const wrong: readonly (readonly [boolean, string])[] = [
    [owner !== null && !explored, 'is owned and was never explored'],
    [!explored && resources.length + hazards.length > 0, 'has features and was never explored'],
    [ruined && (owner !== null || facilities.length > 0), 'is ruined and somebody’s'],
    [twice(facilities).length > 0, `has two of a facility: ${facilities.join(', ')}`],
    [fortresses(hex) > 1, 'has two fortresses'],
    [count([...facilities, ...resources], 'BASE', 'ABANDONED_STRUCTURE') > 1, 'has two bases'],
  ]
  return wrong.flatMap(([holds, text]) => (holds ? [`${nameOf(state, cell)} ${text}`] : []))
}

/** HX-044, HX-114: points of one player in one hex. */
const ofStacks = (state: State): readonly string[] =>
  state.seats.flatMap(({ id }) =>
    state.hexes.flatMap((_, cell) => {
      const here = state.forces.filter(({ seat, at }) => seat === id && at === cell)
      const occupation = here.filter(({ class: kind }) => kind === 'OF')
      return [
        ...(sumOf(here) > 6000 ? [`${id} has ${String(sumOf(here))} points in ${nameOf(state, cell)}`] : []),
        ...(sumOf(occupation) > 2000 || occupation.length > 1
          ? [`${id} has ${String(occupation.length)} occupation forces in ${nameOf(state, cell)}`]
          : []),
      ]
    }),
  )

/** HX-008, HX-010: who is out has nothing, who is in has a fortress when a turn begins. */
const ofSeats = (state: State): readonly string[] =>
  state.seats.flatMap(({ id, eliminated, stash, specials }) => {
    const land = state.hexes.filter(({ owner }) => owner === id)
    const pending = state.pending.filter(({ seat }) => seat === id)
    const begins = state.stage === 'upkeep' && state.turn > 1
    return [
      ...(Number.isInteger(stash) && stash >= 0 ? [] : [`${id} has ${String(stash)} RP`]),
      ...(eliminated && land.length + pending.length + specials.length > 0 ? [`${id} is out and owns something`] : []),
      ...(begins && !eliminated && land.every((hex) => fortresses(hex) === 0)
        ? [`${id} has no fortress and plays on`]
        : []),
    ]
  })

/** What must have been settled when a turn begins or all is over: fights, claims, purchases (HX-033, HX-034, HX-107, HX-202). */
const ofRest = (state: State): readonly string[] => {
  if (state.stage !== 'upkeep' && state.stage !== 'ended') return []
  const carries = state.settings['battle.unplayed'] === 'carry_over'
  return [
    ...(state.pending.length > 0 ? ['purchases are still to be placed'] : []),
    ...state.hexes.flatMap((hex, cell) => {
      const ground = state.forces.filter(({ class: kind, at }) => kind !== 'RF' && at === cell)
      const seats = new Set(ground.map(({ seat }) => seat))
      if (carries && hex.contested) return []
      return [
        ...(hex.contested ? [`${nameOf(state, cell)} is still contested`] : []),
        ...(seats.size > 1 ? [`${[...seats].join(' and ')} share ${nameOf(state, cell)}`] : []),
        ...ground.flatMap(({ id, class: kind, seat }) =>
          hex.owner !== seat && (kind === 'OF' || hex.owner !== null || !hex.ruined) && !lapsed(state, kind, hex)
            ? [`${id} stands in ${nameOf(state, cell)}, which is ${hex.owner ?? 'nobody'}’s`]
            : [],
        ),
      ]
    }),
  ]
}

/** HX-037: a claim that wants RP and got none leaves nobody’s land, with whoever stands there. */
const lapsed = ({ settings }: State, kind: Force['class'], { owner }: Hex): boolean =>
  owner === null && kind !== 'OF' && settings['claim.requires_rp']

/** HX-005, HX-006: nobody plays on against a victor. */
const ofVictory = (state: State): readonly string[] => {
  if (state.stage !== 'upkeep' || state.outcome !== null || state.turn < 2) return []
  const usable =
    state.settings['win.denominator'] === 'usable' ? state.hexes.filter(({ ruined }) => !ruined) : state.hexes
  const needed = Math.ceil(state.settings['win.fraction'] * usable.length - 1e-9)
  return state.seats.flatMap(({ id }) => {
    const held = state.hexes.filter(({ owner }) => owner === id).length
    return held >= needed ? [`${id} holds ${String(held)} of ${String(needed)} hexes and has not won`] : []
  })
}

/** HX-111, HX-112: what was bought in this Upkeep fits the caps, whatever stood before. */
const ofCaps = (state: State): readonly string[] => {
  if (state.stage !== 'movement') return []
  return state.seats.flatMap(({ id }) => {
    const land = state.hexes.filter(({ owner, contested }) => owner === id && !contested)
    // HX-108: facilities are placed before troops, so those bought in the same Upkeep count
    const coming = state.pending.flatMap(({ seat, item }) =>
      seat === id && item.kind === 'facility' ? [item.facility] : [],
    )
    const slots = (base: 'BASE' | 'COMM_STATION') =>
      land.reduce(
        (sum, hex) => {
          const also = base === 'BASE' ? ['ABANDONED_STRUCTURE'] : []
          return sum + count([...hex.facilities, ...hex.resources], base, ...also) + (hex.dormant ? 0 : fortresses(hex))
        },
        count(coming, base, 'FORTRESS'),
      )
    const fits = (kind: 'CF' | 'RF', cap: number): readonly string[] => {
      const bought = state.pending.filter(
        ({ seat, item }) => seat === id && item.kind === 'troops' && item.class === kind,
      ).length
      const there = state.forces.filter((force) => force.seat === id && force.class === kind).length
      return bought > 0 && bought + there > cap ? [`${id} has ${String(bought + there)} ${kind} of ${String(cap)}`] : []
    }
    return [...fits('CF', slots('BASE')), ...fits('RF', slots('COMM_STATION'))]
  })
}

/** What of a state the rules cannot allow. */
export const faultsOf = (state: State): readonly string[] => [
  ...twice(state.forces.map(({ id }) => id)).map((id) => `two forces are called ${id}`),
  ...state.forces.flatMap((force) => ofForce(state, force)),
  ...state.hexes.flatMap((hex, cell) => ofHex(state, hex, cell)),
  ...ofStacks(state),
  ...ofSeats(state),
  ...ofRest(state),
  ...ofVictory(state),
  ...ofCaps(state),
]
