import type { Client } from 'graphql-ws'
import { changes } from '../rules/changes.js'
import type { Role, Secrecy } from '../rules/table.js'
import { connect, type Identity } from '../client.js'
import { answerTo, plainly } from './answers.js'
import type { Operation, Question } from './operations.js'

/** What is filled in for `$names`: of the world, and of the one who asks. */
export type Names = Readonly<Record<string, string>>

/** Somebody who looks on. */
export interface Looker {
  readonly name: string
  readonly who: Identity
  /** Classes of what they may know of the difference. */
  readonly mayDiffer?: readonly Secrecy[]
  /** As whom the role matrix refuses them. */
  readonly role?: Role
}

export interface Asked {
  readonly operations: readonly Operation[]
  readonly questions: readonly Question[]
  readonly streams: readonly Operation[]
}

export const filled = (text: string, names: Names): string =>
  text.replaceAll(/\$(\w+)/g, (_, name: string) => names[name] ?? 'none')

/** Whether they are told the same in both worlds. */
export const isHeldTo = ({ mayDiffer = [] }: Looker, classes: readonly Secrecy[]): boolean =>
  !classes.some((one) => mayDiffer.includes(one))

/** Changes that are refused to them, as documents. */
const refusedTo = ({ role }: Looker): readonly string[] =>
  role === undefined
    ? []
    : Object.entries(changes).flatMap(([name, { args, allowed }]) =>
        allowed.includes(role) ? [] : [`mutation { ${name}${args} }`],
      )

/** The pages of a campaign, and those on which it may stand. */
const pages = [
  '',
  '/history',
  '/replay',
  '/end',
  '/print',
  '/sandbox',
  '/battle/$unseenBattle',
  '/chronicle',
  '/house-rules',
]
  .map((page) => `/campaign/$campaign${page}`)
  .concat('/lobby', '/campaigns', '/campaigns/$campaign', '/campaigns/$campaign/house-rules', '/account', '/operator')
  .concat('/join/$unseenId', '/war/$unseenId', '/export?campaign=$campaign', '/pictures/$campaign/$unseenId')

/** One request, with `$names`, by what it is called. */
interface Wanted {
  readonly key: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: string
}

/** Everything that one of them may ask the server. */
export const wantedBy = ({ operations, questions }: Asked, looker: Looker): readonly Wanted[] => {
  // What is asked by hand and in a browser is left out for tokens, whose answers are their owners', and for who acts.
  const browses = !looker.mayDiffer && looker.who.token === undefined
  const queries = [
    ...operations.flatMap(({ text, classes }) => (isHeldTo(looker, classes) ? [text] : [])),
    ...(browses ? questions.flatMap((question) => question.texts) : []),
    ...refusedTo(looker),
  ]
  // As a browser asks that comes from elsewhere, and as a page asks that is there.
  const got = (browses ? pages : []).flatMap((path) => {
    const inPlace = `${path}${path.includes('?') ? '&' : '?'}_rsc`
    return [
      { key: path, path },
      { key: inPlace, path: inPlace, headers: { rsc: '1' } },
    ]
  })
  return [...queries.map((query) => ({ key: query, path: '/graphql', query })), ...got]
}

/** What the server answers to one of them. */
export const answered = async (url: string, { who }: Looker, wanted: Wanted, names: Names): Promise<string> => {
  const { path, headers = {}, query } = wanted
  const body = query === undefined ? {} : { body: JSON.stringify({ query: filled(query, names) }) }
  return plainly(await answerTo(url, who, { path: filled(path, names), headers, ...body }), names['campaign'] ?? '')
}

/** Where something that exists is answered in another way than something that does not, though both are nobody's business. */
export const toldFromMissing = (
  { questions }: Asked,
  told: ReadonlyMap<string, string>,
  names: Names,
): readonly string[] =>
  questions.flatMap(({ argument, alike }) => {
    if (!alike) return []
    const [unseen = '', missing = ''] = alike.map((text) => told.get(text) ?? '')
    const bare = (text: string): string => Object.values(names).reduce((left, name) => left.replaceAll(name, '?'), text)
    return bare(unseen) === bare(missing) ? [] : [`${argument}: ${unseen.slice(0, 400)}\n  ${missing.slice(0, 400)}`]
  })

export interface Listened {
  readonly client: Client
  /** The first of each stream and how it ended, in the order of the streams, then what arrived on the one connection, in the order of arrival. */
  frames(): readonly string[]
  /** Whether each stream has brought something or ended; those that are still for most are not waited for. */
  opened(): boolean
  /** Whether something has arrived that has this in it, or the table is not told to them at all. */
  isTold(what: string): boolean
}

/** Listens to everything on one connection. */
export const listenTo = (url: string, { streams }: Asked, looker: Looker, names: Names): Listened => {
  const client = connect(url, looker.who)
  const own = streams.filter(({ classes }) => isHeldTo(looker, classes))
  const firsts: string[] = own.map(() => '')
  const ends: string[] = own.map(() => '')
  const later: string[] = []
  own.forEach(({ text }, at) => {
    const plain = (what: object): string => plainly(`${String(at)} ${JSON.stringify(what)}`, names['campaign'] ?? '')
    client.subscribe(
      { query: filled(text, names) },
      {
        next: (frame) => {
          if (firsts[at]) later.push(plain(frame))
          else firsts[at] = plain(frame)
        },
        error: (error) => (ends[at] = plain({ error: error instanceof Error ? error.message : error })),
        complete: () => (ends[at] = plain({ complete: true })),
      },
    )
  })
  return {
    client,
    frames: () => [...firsts, ...ends, ...later],
    opened: () => own.every(({ text }, at) => firsts[at] || ends[at] || /draft\(|notification\(/.test(text)),
    isTold: (what) =>
      !firsts.some((frame) => frame.includes('"data":{"status"')) || later.some((frame) => frame.includes(what)),
  }
}
