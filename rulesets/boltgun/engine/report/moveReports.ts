import type { GapsOf } from '../../../kit/messages.js'
import { silent, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { EventOf, FieldEvent, MoveEvent } from '../model/events.js'
import type * as report from '../../messages/report.generated.js'
import { say } from './line.js'
import type { ReportStep } from './reportStep.js'
import { owned, type Tellers } from './tellers.js'

type Cause = EventOf<'worksChanged'>['cause']

const works: Readonly<Record<Cause, readonly [rule: string, cause: GapsOf<typeof report, 'worksChanged'>['cause']]>> = {
  unfortify: ['BG-134', 'unfortify'],
  entrench: ['BG-130', 'entrench'],
  fortify: ['BG-125', 'fortify'],
  'left-behind': ['BG-316', 'leftBehind'],
  retreat: ['BG-129', 'retreat'],
  'lost-battle': ['BG-127', 'lostBattle'],
  hive: ['BG-323', 'hive'],
}

const worksChanged = ({ banner, cause: why, works: left }: EventOf<'worksChanged'>): ReportLine => {
  if (why === 'lost-battle' && left === 'fortified')
    return say('BG-132', 'works', 'drivenFromTrenches', { banner }, [], [banner])
  const [rule, cause] = works[why]
  return say(rule, 'works', 'worksChanged', { banner, cause }, [], [banner])
}

const marched = ({ banner, from, to }: EventOf<'marched'>, { name }: Reader): ReportLine =>
  say('BG-110', 'march', 'marched', { banner, to: name(to) }, [name(from), name(to)], [banner])

/** The reason belongs to the enemy: contest or inhabitant, the line is the same. */
const marchFailed = ({ banner, at }: EventOf<'marchFailed'>, { name }: Reader): ReportLine =>
  say('BG-110', 'march', 'stayed', { banner }, [name(at)], [banner])

const compass = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** The throw is one's own; why a landing was denied is not told. */
const teleported = (event: EventOf<'teleported'>, { name }: Reader): ReportLine => {
  const { banner, from, to, target, direction, distance } = event
  const compassPoint = compass[direction] ?? 'n'
  const end = from === to ? ({ moved: 'no', to: '' } as const) : ({ moved: 'yes', to: name(to) } as const)
  const args = { banner, target: name(target), distance, direction: compassPoint, ...end }
  return say('BG-302', 'march', 'teleported', args, [name(from), name(to)], [banner], { direction, distance })
}

const retreated = ({ banner, from, to }: EventOf<'retreated'>, { name }: Reader): ReportLine =>
  say('BG-157', 'retreat', 'retreated', { banner, to: name(to) }, [name(from), name(to)], [banner])

/** BG-206: its level is not told; Blood Reward alone reckons with it. */
const rewardEarned = ({ banner, enemy, at, counts }: EventOf<'rewardEarned'>, { name }: Reader): ReportLine => {
  const args = { banner, enemy, at: name(at) }
  return say('BG-206', 'retreat', counts ? 'rewardCounted' : 'rewardEarned', args, [name(at)], [banner])
}

const retreatStayed = ({ banner, at, nowhere }: EventOf<'retreatStayed'>, { name }: Reader): ReportLine =>
  nowhere
    ? say('A-13', 'retreat', 'nowhereToRetreat', { banner }, [name(at)], [banner])
    : say('A-15', 'retreat', 'retreatStayed', { banner }, [name(at)], [banner])

const resupplied = ({ banner, level }: EventOf<'resupplied'>): ReportLine =>
  say('BG-145', 'supply', 'resupplied', { banner, level }, [], [banner])

/** What was asked for is told where less came, and what was lost where anything was. */
const transferred = (event: EventOf<'transferred'>): ReportLine => {
  const { banner, from, received, level, senderLevel } = event
  const asked = received < event.asked ? event.asked : 0
  const lost = Math.max(0, event.sent - received)
  const args = { banner, from, received, asked, lost, level, senderLevel }
  return say('BG-147', 'supply', 'transferred', args, [], [banner, from])
}

const relicTaken = ({ banner, label, from, at }: EventOf<'relicTaken'>, { name }: Reader): ReportLine =>
  from === null
    ? say('BG-271', 'relics', 'relicPickedUp', { banner, relic: label, at: name(at) }, [name(at)], [banner])
    : say('BG-275', 'relics', 'relicPassedOn', { banner, relic: label, from }, [name(at)], [banner, from])

const relicDestroyed = ({ banner, label, at }: EventOf<'relicDestroyed'>, { name }: Reader): ReportLine =>
  say('BG-274', 'relics', 'relicDestroyed', { banner, relic: label }, [name(at)], [banner])

const relicDropped = ({ banner, label, at }: EventOf<'relicDropped'>, { name }: Reader): ReportLine =>
  say('BG-272', 'relics', 'relicDropped', { banner, relic: label, at: name(at) }, [name(at)], [banner])

const split = ({ banner, level, part, at }: EventOf<'split'>, { name }: Reader): ReportLine => {
  const args = { banner, level, part: part.id, partLevel: part.level }
  return say('BG-141', 'reorganise', 'split', args, [name(at)], [banner, part.id])
}

const joined = ({ banner, absorbed, level, at }: EventOf<'joined'>, { name }: Reader): ReportLine =>
  say('BG-140', 'reorganise', 'joined', { absorbed, banner, level }, [name(at)], [banner, absorbed])

type End = EventOf<'bannerDestroyed'>['cause']

const ends: Readonly<Record<End, readonly [rule: string, step: ReportStep]>> = {
  retreat: ['BG-158', 'retreat'],
  nowhere: ['A-13', 'retreat'],
  teleport: ['A-24', 'march'],
  battle: ['BG-092', 'attrition'],
  attrition: ['BG-254', 'attrition'],
  hive: ['BG-323', 'attrition'],
}

/** Told to its owner; what an enemy learns of it stands in his battle. */
const bannerDestroyed = ({ banner, at, cause }: EventOf<'bannerDestroyed'>, { name }: Reader): ReportLine => {
  const [rule, step] = ends[cause]
  return say(rule, step, 'bannerDestroyed', { banner, cause }, [name(at)], [banner])
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
