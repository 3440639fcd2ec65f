import type { GapsOf, Message } from '../../../kit/messages.js'
import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type * as report from '../../messages/report.generated.js'
import type { BattleKind } from '../data/missions.js'
import { fixedMission } from '../data/missions.js'
import type { Special } from '../data/specials.js'
import { sayOf } from './fight.js'
import { every, oneByOne, part, sentences, specials, type Of } from './line.js'

const several = (count: number, special: Special): readonly Message[] =>
  specials(Array.from({ length: count }, () => special))

const brought = ({ sides }: Of<'battlePrepared'>): readonly Message[] =>
  sides.flatMap(({ seat, strikes, transporters, intel, freeHeavySupport }) => {
    const things = [
      ...several(strikes, 'AIR_STRIKE'),
      ...several(transporters, 'TRANSPORTER_DEVICE'),
      ...several(intel ? 1 : 0, 'ADVANCED_INTEL'),
      ...(freeHeavySupport > 0 ? [part('freeHeavySupport', { points: freeHeavySupport })] : []),
    ]
    return things.length > 0 ? [part('brings', { seat, what: every(things) })] : []
  })

/** Who chooses the mission, and by what (HX-146, HX-166, HX-291, HX-293); nobody where it is fixed. */
const choosing = ({ chooser, chose, fight, seats, sides }: Of<'battlePrepared'>): readonly Message[] => {
  if (chooser === null || fixedMission(fight) !== null) return []
  const intel = sides.filter((side) => side.intel)
  if (intel.length === 1 && intel[0]?.seat === chooser) return [part('choosesMission', { seat: chooser, why: 'intel' })]
  if (fight !== 'STANDARD')
    return [part('choosesMission', { seat: chooser, why: chooser === seats[0] ? 'attacker' : 'perimeter' })]
  const [first, second] = seats
  const [firstThrows, secondThrows] = [oneByOne(chose[0].map(String)), oneByOne(chose[1].map(String))]
  return [part('choosesMissionByDice', { seat: chooser, first, firstThrows, second, secondThrows })]
}

const preparedBy = ({ fight, sides }: Of<'battlePrepared'>): string =>
  sides.some(({ intel }) => intel)
    ? 'HX-166'
    : ({ STANDARD: 'HX-291', BATTLE: 'HX-293', RAID: 'HX-272', SABOTAGE: 'HX-272', RECON: 'HX-247' } as const)[fight]

/** Where both want dice there is nothing to prepare: the result says so. */
export const battlePrepared = (event: Of<'battlePrepared'>, reader: Reader): ReportLine | null => {
  const { deploysFirst, rollOff } = event
  const deploys = deploysFirst === null ? [] : [part('deploysFirst', { seat: deploysFirst })]
  const said = [...brought(event), ...choosing(event), ...deploys]
  return rollOff || said.length === 0 ? null : sayOf(event, reader, preparedBy(event), sentences(said))
}

/** What settles the mission: an order or the meeting itself, a throw, or whoever chooses it. */
const missionBy: Readonly<
  Record<BattleKind, readonly [rule: string, by: GapsOf<typeof report, 'missionSettled'>['by']]>
> = {
  STANDARD: ['HX-292', 'nobody'],
  BATTLE: ['HX-294', 'nobody'],
  RAID: ['HX-272', 'raid'],
  SABOTAGE: ['HX-272', 'sabotage'],
  RECON: ['HX-248', 'meeting'],
}

export const missionSettled = (event: Of<'missionSettled'>, reader: Reader): ReportLine => {
  const { title, rolled, chooser, fight } = event
  const [rule, by] = missionBy[fight]
  if (fixedMission(fight) === null && rolled !== null)
    return sayOf(event, reader, rule, part('missionThrown', { title, face: rolled }))
  if (fixedMission(fight) === null && chooser !== null)
    return sayOf(event, reader, rule, part('missionChosen', { title, seat: chooser }))
  return sayOf(event, reader, rule, part('missionSettled', { title, by }))
}
