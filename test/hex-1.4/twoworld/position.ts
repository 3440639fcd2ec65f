import { facilities, type Facility } from '@muster/rulesets/hex-1.4/engine/data/facilities.js'
import { hazards, type Hazard } from '@muster/rulesets/hex-1.4/engine/data/hazards.js'
import { resources, type Resource } from '@muster/rulesets/hex-1.4/engine/data/resources.js'
import type { ForceClass } from '@muster/rulesets/hex-1.4/engine/data/troops.js'
import type { ScenarioForce, ScenarioHex } from '@muster/rulesets/hex-1.4/engine/scenario.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { Random } from '../../support/random.js'
import { nameOf, neighbours, type Frame } from './geometry.js'

const columns = 8
const rows = 6
const frame: Frame = { board: { rows, columns } }
const cells = Array.from({ length: rows * columns }, (_, cell) => cell)

/** Land of each seat around its headquarters, so near to one another that borders touch. */
const territories = (seats: readonly string[], random: Random): ReadonlyMap<number, string> => {
  const owners = new Map<number, string>()
  const fronts = new Map(seats.map((seat, index) => [seat, [[9, 14, 33, 38][index] ?? 0]]))
  for (const [seat, [home = 0]] of fronts) owners.set(home, seat)
  for (let round = 0; round < 4 + random.below(8); round += 1)
    for (const seat of seats) {
      const own = [...owners].flatMap(([cell, owner]) => (owner === seat ? [cell] : []))
      const free = own.flatMap((cell) => neighbours(frame, cell)).filter((cell) => !owners.has(cell))
      if (free.length > 0 && random.chance(0.8)) owners.set(random.pick(free), seat)
    }
  return owners
}

const resourceNames = Object.keys(resources) as readonly Resource[]
const hazardNames = Object.keys(hazards) as readonly Hazard[]
/** What may be built anywhere (HX-140): fortresses and bases are dealt out apart. */
const buildable = (Object.keys(facilities) as readonly Facility[]).filter((name) => name !== 'FORTRESS')

const featuresOf = (random: Random): readonly (Resource | Hazard)[] => [
  ...(random.chance(0.35) ? [random.pick(resourceNames.filter((name) => !name.startsWith('ABANDONED')))] : []),
  ...(random.chance(0.1) ? [random.pick(hazardNames)] : []),
]

const hexOf = (cell: number, owner: string | undefined, home: boolean, random: Random): ScenarioHex | null => {
  const at = nameOf(frame, cell)
  if (owner === undefined) {
    if (random.chance(0.06)) return { at, ruined: true }
    return random.chance(0.4) ? { at, explored: true, features: featuresOf(random) } : null
  }
  const built = random.shuffled(buildable).slice(0, random.chance(0.4) ? 1 + random.below(2) : 0)
  return {
    ...{ at, owner, features: featuresOf(random) },
    facilities: home ? ['FORTRESS', ...built] : built,
    ...(random.chance(0.3) ? { exhausted: true } : {}),
  }
}

const rosterOf = (id: string, random: Random): Pick<ScenarioForce, 'units'> =>
  random.chance(0.5)
    ? {}
    : {
        units: Array.from({ length: 1 + random.below(3) }, (_, index) => ({
          ...{ id: `${id}.${String(index + 1)}`, name: random.pick(['Line', 'Scouts', 'Armour', 'Staff']) },
          types: [random.pick(['INFANTRY', 'BIKE', 'VEHICLE', 'HQ'] as const)],
          ...{ models: 10, alive: 3 + random.below(8), points: 100 },
          ...{ experience: random.below(5), honours: [] },
        })),
      }

/** Conquest and occupation forces on own land, recon forces anywhere. */
const forcesOf = (seat: string, home: number, land: readonly number[], random: Random): readonly ScenarioForce[] => {
  const borders = land.filter((cell) => neighbours(frame, cell).some((next) => !land.includes(next)))
  const force = (kind: ForceClass, number: number, at: number, points: number): ScenarioForce => {
    const id = `${seat}-${kind}${String(number)}`
    const lost = random.chance(0.3) ? 100 * random.below(3) : 0
    const authorised = Math.min(kind === 'RF' ? 1000 : 2000, points + lost)
    return { id, seat, class: kind, at: nameOf(frame, at), points, authorised, ...rosterOf(id, random) }
  }
  const away = random.shuffled(cells)
  const garrisons = random.shuffled(land.filter((cell) => cell !== home)).slice(0, random.below(3))
  return [
    force('OF', 1, home, 500 + 100 * random.below(8)),
    ...garrisons.map((at, index) => force('OF', index + 2, at, 100 + 100 * random.below(6))),
    ...Array.from({ length: 1 + random.below(3) }, (_, index) =>
      force('CF', index + 1, random.pick(borders.length > 0 ? borders : land), 500 + 100 * random.below(12)),
    ),
    ...Array.from({ length: random.below(4) }, (_, index) =>
      force(
        'RF',
        index + 1,
        random.chance(0.6) ? (away[index] ?? home) : random.pick(land),
        100 * (1 + random.below(6)),
      ),
    ),
  ]
}

/** A war in the middle: land that touches, purses filled, recon forces behind enemy lines. */
export const positionFrom = (random: Random): Scenario => {
  const seats = seatLetters(3 + random.below(2))
  const owners = territories(seats, random)
  const forces = seats.flatMap((seat, index) => {
    const land = [...owners].flatMap(([cell, owner]) => (owner === seat ? [cell] : []))
    return forcesOf(seat, [9, 14, 33, 38][index] ?? 0, land, random)
  })
  const position = {
    seats: seats.map((seat) => ({
      ...{ seat, stash: random.below(60) },
      specials: random.chance(0.5) ? ['AIR_STRIKE', 'ADVANCED_INTEL', 'TRANSPORTER_DEVICE'].slice(random.below(3)) : [],
    })),
    hexes: cells.flatMap((cell) => hexOf(cell, owners.get(cell), [9, 14, 33, 38].includes(cell), random) ?? []),
    forces,
  }
  return {
    ...{ id: 'position', title: 'A position', about: 'A war in the middle.' },
    seats: seats.map((seat) => ({ title: `Player ${seat}`, subtitle: '' })),
    data: JSON.parse(JSON.stringify({ rows, columns, position })) as Json,
  }
}
