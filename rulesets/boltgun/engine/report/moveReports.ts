import { silent, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { EventOf, FieldEvent, MoveEvent } from '../events.js'
import { levels, line } from './line.js'
import { owned, type Tellers } from './tellers.js'

const works: Readonly<Record<EventOf<'worksChanged'>['cause'], readonly [rule: string, text: string]>> = {
  unfortify: ['BG-134', 'leaves its works'],
  entrench: ['BG-130', 'is entrenched'],
  fortify: ['BG-125', 'is fortified'],
  'left-behind': ['BG-316', 'leaves its works behind'],
  retreat: ['BG-129', 'abandons its works to retreat'],
  'lost-battle': ['BG-127', 'loses its works'],
  hive: ['BG-323', 'abandons its works'],
}

const worksChanged = ({ banner, cause, works: left }: EventOf<'worksChanged'>): ReportLine => {
  if (cause === 'lost-battle' && left === 'fortified')
    return line('BG-132', 'works', `${banner} is driven from its trenches: it is fortified only.`, [], [banner])
  const [rule, text] = works[cause]
  return line(rule, 'works', `${banner} ${text}.`, [], [banner])
}

const stays = (banner: string): string => `${banner} did not move.`

const marched = ({ banner, from, to }: EventOf<'marched'>, { name }: Reader): ReportLine =>
  line('BG-110', 'march', `${banner} marches to ${name(to)}.`, [name(from), name(to)], [banner])

/** The reason belongs to the enemy: contest or inhabitant, the line is the same. */
const marchFailed = ({ banner, at }: EventOf<'marchFailed'>, { name }: Reader): ReportLine =>
  line('BG-110', 'march', stays(banner), [name(at)], [banner])

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

/** The throw is one's own; why a landing was denied is not told. */
const teleported = (event: EventOf<'teleported'>, { name }: Reader): ReportLine => {
  const { banner, from, to, target, direction, distance } = event
  const aim = `${banner} aims its teleport at ${name(target)} and deviates ${String(distance)} to the ${compass[direction] ?? '?'}`
  const end = from === to ? 'it did not move' : `it arrives at ${name(to)}`
  return line('BG-302', 'march', `${aim}: ${end}.`, [name(from), name(to)], [banner], { direction, distance })
}

const retreated = ({ banner, from, to }: EventOf<'retreated'>, { name }: Reader): ReportLine =>
  line('BG-157', 'retreat', `${banner} retreats to ${name(to)}.`, [name(from), name(to)], [banner])

/** BG-206: its level is not told; Blood Reward alone reckons with it. */
const rewardEarned = ({ banner, enemy, at, counts }: EventOf<'rewardEarned'>, { name }: Reader): ReportLine =>
  line(
    'BG-206',
    'retreat',
    `A banner of ${enemy} runs into ${banner} at ${name(at)} as it retreats, and is destroyed.${counts ? ' Blood Reward counts its level with this turn’s attrition.' : ''}`,
    [name(at)],
    [banner],
  )

const retreatStayed = ({ banner, at, nowhere }: EventOf<'retreatStayed'>, { name }: Reader): ReportLine =>
  nowhere
    ? line('A-13', 'retreat', `${banner} finds no sector to retreat to and stays.`, [name(at)], [banner])
    : line('A-15', 'retreat', `${banner} stays where it is.`, [name(at)], [banner])

const resupplied = ({ banner, level }: EventOf<'resupplied'>): ReportLine =>
  line('BG-145', 'supply', `${banner} is resupplied: level ${String(level)}.`, [], [banner])

const transferred = (event: EventOf<'transferred'>): ReportLine => {
  const { banner, from, asked, sent, received, level, senderLevel } = event
  const less = received < asked ? ` of ${String(asked)} asked for` : ''
  const lost = sent > received ? `; ${levels(sent - received)} lost on the way` : ''
  return line(
    'BG-147',
    'supply',
    `${banner} receives ${levels(received)}${less} from ${from}${lost}: level ${String(level)}, sender ${String(senderLevel)}.`,
    [],
    [banner, from],
  )
}

const relicTaken = ({ banner, label, from, at }: EventOf<'relicTaken'>, { name }: Reader): ReportLine =>
  from === null
    ? line('BG-271', 'relics', `${banner} picks up ${label} at ${name(at)}.`, [name(at)], [banner])
    : line('BG-275', 'relics', `${banner} takes ${label} over from ${from}.`, [name(at)], [banner, from])

const relicDestroyed = ({ banner, label, at }: EventOf<'relicDestroyed'>, { name }: Reader): ReportLine =>
  line('BG-274', 'relics', `${banner} destroys ${label}.`, [name(at)], [banner])

const relicDropped = ({ banner, label, at }: EventOf<'relicDropped'>, { name }: Reader): ReportLine =>
  line(
    'BG-272',
    'relics',
    `${label} is lost with ${banner} and lies at ${name(at)}, to be searched for.`,
    [name(at)],
    [banner],
  )

const split = ({ banner, level, part, at }: EventOf<'split'>, { name }: Reader): ReportLine =>
  line(
    'BG-141',
    'reorganise',
    `${banner} splits: ${banner} is of level ${String(level)}, ${part.id} of level ${String(part.level)}.`,
    [name(at)],
    [banner, part.id],
  )

const joined = ({ banner, absorbed, level, at }: EventOf<'joined'>, { name }: Reader): ReportLine =>
  line('BG-140', 'reorganise', `${absorbed} joins ${banner}: level ${String(level)}.`, [name(at)], [banner, absorbed])

const ends: Readonly<Record<EventOf<'bannerDestroyed'>['cause'], readonly [rule: string, text: string]>> = {
  retreat: ['BG-158', 'runs into an enemy as it retreats, and is destroyed'],
  nowhere: ['A-13', 'has nowhere to retreat to, and is destroyed'],
  teleport: ['A-24', 'is destroyed in its teleport'],
  battle: ['BG-092', 'was too weak to fight and is destroyed'],
  attrition: ['BG-254', 'has no levels left and is destroyed'],
  hive: ['BG-323', 'does not survive the death of the node'],
}

/** Told to its owner; what an enemy learns of it stands in his battle. */
const bannerDestroyed = ({ banner, at, cause }: EventOf<'bannerDestroyed'>, { name }: Reader): ReportLine => {
  const [rule, text] = ends[cause]
  const step = cause === 'battle' || cause === 'attrition' || cause === 'hive' ? 'attrition' : 'retreat'
  return line(rule, cause === 'teleport' ? 'march' : step, `${banner} ${text}.`, [name(at)], [banner])
}

export const moveReports: Tellers<MoveEvent> = {
  worksChanged: owned(worksChanged),
  teleported: owned(teleported),
  marched: owned(marched),
  marchFailed: owned(marchFailed),
  retreated: owned(retreated),
  retreatStayed: owned(retreatStayed),
  resupplied: owned(resupplied),
  transferred: owned(transferred),
  relicTaken: owned(relicTaken),
  relicDestroyed: owned(relicDestroyed),
  relicDropped: owned(relicDropped),
  split: owned(split),
  joined: owned(joined),
  bannerDestroyed: owned(bannerDestroyed),
  rewardEarned: owned(rewardEarned),
}

/** The map shows it. */
export const fieldReports: Tellers<FieldEvent> = { occupationChanged: silent, contactsFound: silent }
