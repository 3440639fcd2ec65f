import type { DataTable } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import { honourText } from '../engine/data/honours.js'
import { levelOf } from '../engine/data/levels.js'
import { classTitle } from '../engine/data/troops.js'
import { hexesOf } from '../engine/view/hexes.js'
import { unitsAlive } from '../engine/model/pieces.js'
import type { HexCell, HexView, SightedView } from '../engine/view/view.js'
import { listed, thingTitle } from '../engine/view/names.js'
import * as common from '../messages/common.generated.js'
import * as tables from '../messages/tables.generated.js'

type Key = Parameters<typeof tables.column>[0]['key']

const column = <One extends Key>(key: One, numeric?: true) => ({
  key,
  title: tables.column({ key }),
  ...(numeric && { numeric }),
})

type Territory = DataTable<'owner' | 'hex' | 'rp' | 'features' | 'facilities' | 'forces' | 'points' | 'state'>

const lists = (view: HexView): boolean => view.detail.treasuries.length > 1

/** Whose hexes and forces the record is about: one's own; those of all for who sees all. */
const isKept = (view: HexView, seat: string | null): boolean =>
  seat !== null && view.detail.treasuries.some((own) => own.seat === seat)

const nameList = (names: readonly string[] | null | undefined): string | undefined =>
  names ? listed(names.map(thingTitle)) : undefined

const features = ({ features: found }: HexCell): string | undefined =>
  found
    ? listed([...found.resources.map(thingTitle), ...found.hazards.map((name) => common.hazard({ which: name }))])
    : undefined

/** HX-022: the player's own record of his territories. */
const territory = (view: HexView): Territory => ({
  id: 'territory',
  title: tables.territory(),
  note: tables.territoryNote(),
  columns: [
    ...(lists(view) ? [column('owner')] : []),
    column('hex'),
    column('rp', true),
    column('features'),
    column('facilities'),
    column('forces'),
    column('points', true),
    column('state'),
  ],
  rows: hexesOf(view.detail)
    .filter(({ owner, ownerAsOf }) => ownerAsOf === null && isKept(view, owner))
    .map((hex): Territory['rows'][number] => {
      const forces = view.detail.forces.filter(({ at, seat }) => at === hex.at && seat === hex.owner)
      const capital = view.detail.treasuries.some((own) => own.capital === hex.at)
      const state = [
        ...(capital ? [tables.state({ state: 'capital' })] : []),
        ...(hex.contested ? [tables.state({ state: 'contested' })] : []),
        ...(hex.dormant ? [tables.state({ state: 'sleeps' })] : []),
        ...(hex.features?.exhausted ? [tables.state({ state: 'exhausted' })] : []),
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
  title: tables.forces(),
  columns: [
    column('force'),
    column('class'),
    column('hex'),
    column('points', true),
    column('authorised', true),
    column('units', true),
  ],
  rows: view.detail.forces.map((force) => ({
    force: force.id,
    class: classTitle(force.class),
    hex: force.at,
    points: force.points,
    authorised: force.authorised,
    units: unitsAlive(force),
  })),
})

const levelTitle = (experience: number): string => {
  const level = levelOf(experience)
  return level === null ? '–' : common.level({ which: level })
}

/** HX-390 … HX-405. */
const units = (
  view: HexView,
): DataTable<'unit' | 'force' | 'models' | 'points' | 'experience' | 'level' | 'honours'> => ({
  id: 'units',
  title: tables.units(),
  columns: [
    column('unit'),
    column('force'),
    column('models', true),
    column('points', true),
    column('experience', true),
    column('level'),
    column('honours'),
  ],
  rows: view.detail.forces.flatMap(({ id, units: roster }) =>
    roster.map((unit) => ({
      unit: unit.name,
      force: id,
      models: unit.alive === unit.models ? unit.models : tables.modelsAlive(unit),
      points: unit.points,
      experience: unit.experience,
      level: levelTitle(unit.experience),
      honours: listed(unit.honours.map(honourText)),
    })),
  ),
})

const sighted = ({ seat, class: kind, points }: SightedView): string => tables.sighted({ seat, class: kind, points })

/** HX-503, HX-504: what reports and memory hold of ground that is not one's own. */
const intelligence = (view: HexView): DataTable<'hex' | 'owner' | 'features' | 'facilities' | 'forces' | 'seen'> => ({
  id: 'intelligence',
  title: tables.intelligence(),
  note: tables.intelligenceNote(),
  columns: [
    column('hex'),
    column('owner'),
    column('features'),
    column('facilities'),
    column('forces'),
    column('seen', true),
  ],
  rows: hexesOf(view.detail)
    .filter((hex) => !isKept(view, hex.owner) && (hex.features ?? hex.facilities ?? hex.forces) !== null)
    .map((hex) => ({
      hex: hex.at,
      owner: hex.owner === null ? (hex.ownerKnown ? tables.nobody() : undefined) : seatName(view, hex.owner),
      features: features(hex),
      facilities: nameList(hex.facilities),
      forces: hex.forces ? listed(hex.forces.map(sighted)) : undefined,
      seen: hex.forces || hex.facilities ? (hex.asOf ?? view.turn) : hex.features?.asOf,
    })),
})

/** HX-077: income line by line. */
const income = (view: HexView): DataTable<'hex' | 'base' | 'resources' | 'how' | 'total'> => ({
  id: 'income',
  title: tables.income(),
  columns: [column('hex'), column('base', true), column('resources'), column('how'), column('total', true)],
  rows: view.detail.treasuries.flatMap(({ income: lines }) =>
    lines.map(({ hex, base, resources: found, how, total }) => ({
      hex,
      base,
      resources: listed(
        found.map(({ resource, yield: more }) => tables.yieldOf({ resource: thingTitle(resource), yield: more })),
      ),
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
