import type { Dice } from '../../../kit/dice.js'
import type { Scenario, SeatSetup } from '../../../kit/ruleset.js'
import type { TabletopSystem } from '../../../kit/system.js'
import { begin } from '../armies/settle.js'
import { namesFrom } from '../data/missionTable.js'
import type { BoltgunEvent } from '../model/events.js'
import { evolve } from '../evolve/evolve.js'
import { initial } from '../model/initial.js'
import { drawPackets } from '../packets.js'
import { keepStarts } from './keepStarts.js'
import { bannersOf, featuresOf, relicsOf, seatsOf, sector, type Opening } from './opening.js'
import { scenarioData } from '../scenario.js'
import type { Settings } from '../settings/settings.js'
import { disputed, nobody, type Holder } from '../model/state.js'

export type { BoltgunScenario, ScenarioBanner, ScenarioObjective, ScenarioSeat } from '../scenario.js'

/** Sectors held and disputed as the scenario states them, before any footprint counts. */
const statedHold = ({ scenario }: Opening): readonly Holder[] => {
  const hold: Holder[] = Array.from({ length: (scenario.rows[0]?.length ?? 0) * scenario.rows.length }, () => nobody)
  scenario.seats.forEach((packet, index) => {
    for (const name of packet.owned ?? []) hold[sector(scenario, name)] = index + 1
  })
  for (const name of scenario.disputed ?? []) hold[sector(scenario, name)] = disputed
  return hold
}

/** The campaign as it opens: positions, packets, and what each player knows before the first turn (BG-011, BG-012); or armies to be chosen before that (BG-300). */
export const setUp = (
  scenario: Scenario,
  settings: Settings,
  seats: readonly SeatSetup[],
  dice: Dice,
  system: TabletopSystem,
): readonly BoltgunEvent[] => {
  const stated = scenarioData(scenario)
  const drawn = stated.draw
    ? drawPackets(
        { ...stated, draw: stated.draw },
        seats.map(({ seat }) => seat),
        dice,
        new Set(seats.flatMap(({ seat, reserved }) => (reserved ? [seat] : []))),
      )
    : stated
  const opening: Opening = { scenario: drawn, settings, seats, dice }
  const { rows } = opening.scenario
  const relics = relicsOf(opening)
  const laid = { seats: seatsOf(opening, relics), banners: bannersOf(opening), hold: statedHold(opening) }
  const opened: BoltgunEvent = {
    kind: 'opened',
    board: { width: rows[0]?.length ?? 0, height: rows.length, rows },
    settings,
    missionNames: namesFrom(system.missions),
    ...keepStarts(opening, laid),
    features: featuresOf(opening),
    relics,
    seenBy: 'referee',
  }
  const footprints = opening.scenario.owned === 'footprints'
  if (settings['army.choice'] === 'scenario') return [opened, ...begin(evolve(initial, [opened]), footprints)]
  return [opened, { kind: 'armiesOpened', round: 1, footprints, seenBy: 'everyone' }]
}
