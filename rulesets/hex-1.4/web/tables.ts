import type { DataTable } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import { hazards } from '../engine/data/hazards.js'
import { honourText } from '../engine/data/honours.js'
import { levels, levelsReached } from '../engine/data/levels.js'
import { classTitles } from '../engine/data/troops.js'
import { hexesOf } from '../engine/view/hexes.js'
import { unitsAlive } from '../engine/pieces.js'
import type { HexCell, HexView, SightedView } from '../engine/view.js'
import { listed, thingTitle } from '../engine/view/names.js'

type Territory = DataTable<'owner' | 'hex' | 'rp' | 'features' | 'facilities' | 'forces' | 'points' | 'state'>

const lists = (view: HexView): boolean => view.detail.treasuries.length > 1

/** Whose hexes and forces the record is about: one's own; those of all for who sees all. */
const isKept = (view: HexView, seat: string | null): boolean =>
  seat !== null && view.detail.treasuries.some((own) => own.seat === seat)

const nameList = (names: readonly string[] | null | undefined): string | undefined =>
  names ? listed(names.map(thingTitle)) : undefined

const features = ({ features: found }: HexCell): string | undefined =>
  found ? listed([...found.resources.map(thingTitle), ...found.hazards.map((name) => hazards[name].title)]) : undefined

/** HX-022: the player's own record of his territories. */
const territory = (view: HexView): Territory => ({
  id: 'territory',
  title: 'Territory record',
  note: 'Your hexes as they stand, with what they yield at the next Upkeep.',
  columns: [
    ...(lists(view) ? [{ key: 'owner' as const, title: 'Owner' }] : []),
    { key: 'hex', title: 'Hex' },
    { key: 'rp', title: 'RP', numeric: true },
    { key: 'features', title: 'Features' },
    { key: 'facilities', title: 'Facilities' },
    { key: 'forces', title: 'Forces' },
    { key: 'points', title: 'Points', numeric: true },
    { key: 'state', title: 'State' },
  ],
  rows: hexesOf(view.detail)
    .filter(({ owner, ownerAsOf }) => ownerAsOf === null && isKept(view, owner))
    .map((hex): Territory['rows'][number] => {
      const forces = view.detail.forces.filter(({ at, seat }) => at === hex.at && seat === hex.owner)
      const capital = view.detail.treasuries.some((own) => own.capital === hex.at)
      const state = [
        ...(capital ? ['capital'] : []),
        ...(hex.contested ? ['contested'] : []),
        ...(hex.dormant ? ['fortress sleeps'] : []),
        ...(hex.features?.exhausted ? ['exhausted'] : []),
      ]
      return {
        ...(lists(view) && hex.owner !== null && { owner: seatName(view, hex.owner) }),
        hex: hex.at,
        rp: hex.yield ?? undefined,
        features: features(hex),
        facilities: nameList(hex.facilities),
        forces: listed(forces.map(({ id }) => id)),
        points: forces.reduce((sum, { points }) => sum + points, 0),
        state: listed(state, ''),
      }
    }),
})

const army = (view: HexView): DataTable<'force' | 'class' | 'hex' | 'points' | 'authorised' | 'units'> => ({
  id: 'forces',
  title: 'Forces',
  columns: [
    { key: 'force', title: 'Force' },
    { key: 'class', title: 'Class' },
    { key: 'hex', title: 'Hex' },
    { key: 'points', title: 'Points', numeric: true },
    { key: 'authorised', title: 'Bought', numeric: true },
    { key: 'units', title: 'Units', numeric: true },
  ],
  rows: view.detail.forces.map((force) => ({
    force: force.id,
    class: classTitles[force.class],
    hex: force.at,
    points: force.points,
    authorised: force.authorised,
    units: unitsAlive(force),
  })),
})

const levelTitle = (experience: number): string => levels[levelsReached(experience) - 1]?.title ?? '–'

/** HX-390 … HX-405. */
const units = (
  view: HexView,
): DataTable<'unit' | 'force' | 'models' | 'points' | 'experience' | 'level' | 'honours'> => ({
  id: 'units',
  title: 'Units, experience and honours',
  columns: [
    { key: 'unit', title: 'Unit' },
    { key: 'force', title: 'Force' },
    { key: 'models', title: 'Models', numeric: true },
    { key: 'points', title: 'Points', numeric: true },
    { key: 'experience', title: 'Experience', numeric: true },
    { key: 'level', title: 'Level' },
    { key: 'honours', title: 'Honours' },
  ],
  rows: view.detail.forces.flatMap(({ id, units: roster }) =>
    roster.map((unit) => ({
      unit: unit.name,
      force: id,
      models: unit.alive === unit.models ? unit.models : `${String(unit.alive)} of ${String(unit.models)}`,
      points: unit.points,
      experience: unit.experience,
      level: levelTitle(unit.experience),
      honours: listed(unit.honours.map(honourText)),
    })),
  ),
})

const sighted = ({ seat, class: kind, points }: SightedView): string => `${seat} ${kind} ${String(points)}`

/** HX-503, HX-504: what reports and memory hold of ground that is not one's own. */
const intelligence = (view: HexView): DataTable<'hex' | 'owner' | 'features' | 'facilities' | 'forces' | 'seen'> => ({
  id: 'intelligence',
  title: 'What you know of other ground',
  note: 'With the turn in which it was seen.',
  columns: [
    { key: 'hex', title: 'Hex' },
    { key: 'owner', title: 'Owner' },
    { key: 'features', title: 'Features' },
    { key: 'facilities', title: 'Facilities' },
    { key: 'forces', title: 'Forces' },
    { key: 'seen', title: 'Seen in turn', numeric: true },
  ],
  rows: hexesOf(view.detail)
    .filter((hex) => !isKept(view, hex.owner) && (hex.features ?? hex.facilities ?? hex.forces) !== null)
    .map((hex) => ({
      hex: hex.at,
      owner: hex.owner === null ? (hex.ownerKnown ? 'nobody' : undefined) : seatName(view, hex.owner),
      features: features(hex),
      facilities: nameList(hex.facilities),
      forces: hex.forces ? listed(hex.forces.map(sighted)) : undefined,
      seen: hex.forces || hex.facilities ? (hex.asOf ?? view.turn) : hex.features?.asOf,
    })),
})

/** HX-077: income line by line. */
const income = (view: HexView): DataTable<'hex' | 'base' | 'resources' | 'how' | 'total'> => ({
  id: 'income',
  title: 'Income of this turn',
  columns: [
    { key: 'hex', title: 'Hex' },
    { key: 'base', title: 'Base', numeric: true },
    { key: 'resources', title: 'Resources' },
    { key: 'how', title: 'How' },
    { key: 'total', title: 'RP', numeric: true },
  ],
  rows: view.detail.treasuries.flatMap(({ income: lines }) =>
    lines.map(({ hex, base, resources: found, how, total }) => ({
      hex,
      base,
      resources: listed(found.map(({ resource, yield: more }) => `${thingTitle(resource)} +${String(more)}`)),
      how,
      total,
    })),
  ),
})

/** Records of those who have something to record. */
export const tablesOf = (view: HexView): readonly DataTable[] => {
  if (view.detail.treasuries.length === 0) return []
  const known = intelligence(view)
  const listedUnits = units(view)
  return [
    territory(view),
    income(view),
    army(view),
    ...(listedUnits.rows.length > 0 ? [listedUnits] : []),
    ...(known.rows.length > 0 ? [known] : []),
  ]
}
