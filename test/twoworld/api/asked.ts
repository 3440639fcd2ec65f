import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { openSchema } from '../../../server/src/graphql/schema.js'
import { answered, type Asked, type Looker, type Names, wantedBy } from '../../api/generated/looker.js'
import { everyOperation, everyQuestion } from '../../api/generated/operations.js'
import { secrecyIn } from '../../api/rules/secrecy.js'
import type { AnyGame } from '../../support/play.js'
import type { Pair } from '../pairs.js'
import type { Trace } from '../worlds.js'

/** What is asked about one campaign: other campaigns of the same people are beside it, so what lists all of them is left to `test/api/everyField.test.ts`. */
const roots = new Set(['campaign', 'ask', 'checkOrders', 'node', 'offer', 'ruleset'])

export const askedOfPairs = async (): Promise<Asked> => {
  const schema = await openSchema()
  const about = (field: string): boolean => !field.startsWith('Query.') || roots.has(field.slice('Query.'.length))
  const classes = new Map([...secrecyIn(schema)].filter(([field]) => about(field)))
  const questions = everyQuestion(schema, classes).filter(
    ({ argument }) => !argument.startsWith('Query.') || about(argument.split('.').slice(0, 2).join('.')),
  )
  return { operations: everyOperation(schema, classes), questions, streams: [] }
}

/** Everything that can be asked is asked in so many pairs, a part in each. */
const parts = 40

type World = Trace<unknown, unknown, GameEvent>

/** What exists in the first of two worlds at its end: what is the seat's own, and what it may not know of. */
export const namesIn = (game: AnyGame, { left, seat }: Pair): Names => {
  const now = lastOf(left)
  const asks = game.outcome(now) === null ? game.awaiting(now) : []
  const all = game.viewFor(now, { kind: 'facilitator' }).pieces
  const [own, others] = [all.find((piece) => piece.seat === seat), all.find((piece) => piece.seat !== seat)]
  return {
    ...{
      ruleset: game.id,
      ask: asks.find((one) => one.seat === seat)?.id ?? 'none',
      piece: own?.id ?? 'none',
      cell: own?.at ?? 'none',
    },
    ...{ unseenAsk: asks.find((one) => one.seat !== seat)?.id ?? 'none', unseenPiece: others?.id ?? 'none' },
    ...{ conversation: 'A+B', unseenConversation: 'A+B', unseenText: 'bridge' },
  }
}

const lastOf = ({ start, steps }: World): unknown => steps.at(-1)?.now ?? start

/** One part of all that can be asked, as one of them asks it. */
export const partOf = async (
  url: string,
  asked: Asked,
  looker: Looker,
  names: Names,
  pair: number,
): Promise<string> => {
  const wanted = wantedBy(asked, looker).filter((_, at) => at % parts === pair % parts)
  const answers: string[] = []
  for (const one of wanted) answers.push(`${one.key.slice(0, 300)} ${await answered(url, looker, one, names)}`)
  return answers.join('\n')
}
