import type { Json } from '../../../kit/json.js'
import type { GapsOf, Message } from '../../../kit/messages.js'
import { seesAll, type Reader } from '../../../kit/report.js'
import { plusMinus } from '../../../kit/text.js'
import type { ReportLine } from '../../../kit/view.js'
import type * as report from '../../messages/report.generated.js'
import type { Share } from '../model/aftermathEvents.js'
import type { EventOf } from '../model/events.js'
import { phrase, say } from './line.js'
import { numbered } from './numbered.js'

type AttritionTaken = EventOf<'attritionTaken'>

interface Term {
  readonly name: GapsOf<typeof report, 'term'>['name']
  readonly by: number
}

/** What army rules did to a share: an enemy's are shown to those alone who see all. */
const termsOf = (share: Share, all: boolean): readonly Term[] => {
  const tough = all ? share.tough : share.known.tough
  const terms: readonly Term[] = [
    { name: 'suicide', by: share.suicide },
    { name: 'irreplaceable', by: share.irreplaceable },
    { name: 'hatred', by: all ? share.hatred : 0 },
    { name: 'enemySacrifice', by: all ? share.enemySacrifice : 0 },
    { name: 'tough', by: -tough },
  ]
  return terms.filter(({ by }) => by !== 0)
}

const netOf = (share: Share, all: boolean): number => (all ? share.net : share.known.net)

const plainShare = (share: Share, seat: string, place: 'first' | 'later'): Message => {
  const { enemy, number, points, works, table } = share
  return points === null
    ? phrase('shareOfWeak', { place, enemy, levels: table })
    : phrase('share', { place, enemy: numbered(enemy, number, [seat, enemy]), points, works, levels: table })
}

const shareOf = (share: Share, seat: string, all: boolean, place: 'first' | 'later'): Message => {
  const plain = plainShare(share, seat, place)
  const terms = termsOf(share, all).map(({ name, by }) => phrase('term', { name, by: plusMinus(by) }))
  return terms.length === 0
    ? plain
    : phrase('shareChanged', { share: plain, terms: { all: terms, with: ', ' }, net: netOf(share, all) })
}

/** What enemies added to it: that they did shows in the sum; by what each, they need not tell. */
const addedTo = ({ losses, attrition }: AttritionTaken): number =>
  attrition - losses.reduce((sum, { known }) => sum + known.net, 0)

const headOf = ({ banner, attrition, sacrificed, reward, before, level }: AttritionTaken): Message => {
  const sum = before - attrition - sacrificed + reward
  const bound = sum === level ? 'none' : sum < level ? 'lowest' : 'highest'
  const course = before === level ? phrase('levelKept', { level }) : phrase('levelChanged', { before, level })
  return phrase('attrition', { banner, attrition, sacrificed, reward, course, bound })
}

const dataOf = (event: AttritionTaken, all: boolean): Json => {
  const { before, level, attrition, sacrificed, reward, losses } = event
  return {
    ...{ before, level, attrition, sacrificed, reward },
    shares: losses.map((share) => ({
      ...{ enemy: share.enemy, number: share.number, points: share.points, works: share.works, table: share.table },
      terms: termsOf(share, all).map(({ name, by }) => ({ name, by })),
      net: netOf(share, all),
    })),
    addedByEnemies: !all && addedTo(event) !== 0,
  }
}

/** BG-205, BG-250, BG-254: every share that its player may reckon with; what an enemy's army rules and sacrifices add is in the sum alone. */
export const attritionTaken = (event: AttritionTaken, reader: Reader): ReportLine => {
  const all = seesAll(reader)
  const { banner, seat, losses } = event
  const shares = losses.map((share, index) => shareOf(share, seat, all, index === 0 ? 'first' : 'later'))
  const added = all ? 0 : addedTo(event)
  const sentences = [
    headOf(event),
    ...(shares.length === 0 ? [] : [phrase('shares', { shares: { all: shares, with: '; ' } })]),
    ...(added === 0 ? [] : [phrase('addedByEnemies', { levels: added })]),
  ]
  const args = { sentences: { all: sentences, with: ' ' } } as const
  return say('BG-254', 'attrition', 'sentences', args, [], [banner], dataOf(event, all))
}
