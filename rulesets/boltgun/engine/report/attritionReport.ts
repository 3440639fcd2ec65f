import type { Json } from '../../../kit/json.js'
import { seesAll, type Reader } from '../../../kit/report.js'
import { plusMinus } from '../../../kit/text.js'
import type { ReportLine } from '../../../kit/view.js'
import type { Share } from '../aftermathEvents.js'
import { battleNumber } from '../battleNumber.js'
import type { EventOf } from '../events.js'
import { levels, line, points } from './line.js'

type AttritionTaken = EventOf<'attritionTaken'>

type Term = readonly [name: string, by: number]

/** What army rules did to a share: an enemy's are shown to those alone who see all. */
const termsOf = (share: Share, all: boolean): readonly Term[] => {
  const tough = all ? share.tough : share.known.tough
  const terms: readonly Term[] = [
    ['Suicide Troops', share.suicide],
    ['Irreplaceable Troops', share.irreplaceable],
    ...(all
      ? ([
          ['Hatred', share.hatred],
          ['the enemy’s Sacrifice', share.enemySacrifice],
        ] as const)
      : []),
    ['Tough', -tough],
  ]
  return terms.filter(([, by]) => by !== 0)
}

const shareText = (share: Share, seat: string, all: boolean): string => {
  const { enemy, number, points: lost, works, table } = share
  const terms = termsOf(share, all)
  const net = all ? share.net : share.known.net
  const sum =
    terms.length === 0 ? '' : `, ${terms.map(([name, by]) => `${name} ${plusMinus(by)}`).join(', ')}: ${String(net)}`
  const behind = works === 'none' ? '' : ` behind works (${works})`
  const cost = table === 0 ? 'no level' : levels(table)
  return lost === null
    ? `against ${enemy}, which could not fight, ${cost}${sum}`
    : `against ${enemy}${battleNumber(number, [seat, enemy])}, ${points(lost)} lost${behind} cost ${cost} by the table${sum}`
}

/** What enemies added to it: that they did shows in the sum; by what each, they need not tell. */
const addedTo = ({ losses, attrition }: AttritionTaken): number =>
  attrition - losses.reduce((sum, { known }) => sum + known.net, 0)

const addedText = (added: number): string =>
  ` ${added === 1 ? '1 level more is' : `${String(added)} levels more are`} due to army rules or sacrifices of the enemy, which are not told.`

const headText = ({ banner, attrition, sacrificed, reward, before, level }: AttritionTaken): string => {
  const parts = [
    `loses ${attrition === 0 ? 'no level' : levels(attrition)} in battle`,
    ...(sacrificed > 0 ? [`gives up ${levels(sacrificed)} (Sacrifice)`] : []),
    ...(reward > 0 ? [`gains ${levels(reward)} (Blood Reward, one for three that it cost an enemy)`] : []),
  ]
  const sum = before - attrition - sacrificed + reward
  const bound = sum === level ? '' : sum < level ? ', since none falls below 0' : ', the highest that it may have'
  const course = before === level ? `it stays at level ${String(level)}` : `level ${String(before)} to ${String(level)}`
  return `${banner} ${parts.join(', ')}: ${course}${bound}.`
}

const dataOf = (event: AttritionTaken, all: boolean): Json => {
  const { before, level, attrition, sacrificed, reward, losses } = event
  return {
    ...{ before, level, attrition, sacrificed, reward },
    shares: losses.map((share) => ({
      ...{ enemy: share.enemy, number: share.number, points: share.points, works: share.works, table: share.table },
      terms: termsOf(share, all).map(([name, by]) => ({ name, by })),
      net: all ? share.net : share.known.net,
    })),
    addedByEnemies: !all && addedTo(event) !== 0,
  }
}

/** BG-205, BG-250, BG-254: every share that its player may reckon with; what an enemy's army rules and sacrifices add is in the sum alone. */
export const attritionTaken = (event: AttritionTaken, reader: Reader): ReportLine => {
  const all = seesAll(reader)
  const { banner, seat, losses } = event
  const shares = losses.map((share) => shareText(share, seat, all)).join('; ')
  const sum = shares === '' ? '' : ` ${shares.charAt(0).toUpperCase()}${shares.slice(1)}.`
  const added = all ? 0 : addedTo(event)
  const rest = added === 0 ? '' : addedText(added)
  return line('BG-254', 'attrition', `${headText(event)}${sum}${rest}`, [], [banner], dataOf(event, all))
}
