import { expect, it } from 'vitest'
import { openHub } from '../../server/src/live/hub.js'
import type { Reads, TableRow } from '../../server/src/store/reads.js'
import type { Context } from '../../server/src/graphql/context.js'
import { tableFrames } from '../../server/src/graphql/streams/tables.js'

/** A campaign of which a caller sees a version and a note; `change` alters them and signals, as a commit does. */
const campaign = (version: number) => {
  let text = JSON.stringify({ version, note: null })
  let signal: () => void = () => undefined
  const told = { proven: true, stands: true, key: 'k', rulesetId: 'x', edition: '1', latest: null, above: null }
  const reads: Pick<Reads, 'frames'> = {
    frames: (_, asks) =>
      Promise.resolve({ told: asks.map(() => told), bodies: new Map([['k', [{ number: 0, text }]]]) }),
  }
  const hub = openHub(reads, {
    onCampaign: (_, changed) => {
      signal = changed
      return () => undefined
    },
    onOwn: () => () => undefined,
    onTold: () => () => undefined,
    onUser: () => () => undefined,
  })
  const caller = { scopes: ['read'], credential: { kind: 'session', raw: 'x' } }
  // The stream looks at nothing else.
  const context = { caller, hub, reads: { tableOf: (body: string) => JSON.parse(body) as TableRow } } as unknown
  return {
    open: (after: number | null) => tableFrames(context as Context, 'c', after),
    change: (next: { readonly version: number; readonly note: string | null }) => {
      text = JSON.stringify(next)
      signal()
    },
  }
}

it.each([null, 0, 4, 6])('sends the table of version 5 at once to whoever has %s', async (after) => {
  const frames = await campaign(5).open(after)
  expect((await frames.next()).value).toMatchObject({ version: 5 })
  await frames.return()
})

it('sends nothing to whoever has it until it changes, and then the newest alone', async () => {
  const { open, change } = campaign(5)
  const frames = await open(5)
  const next = frames.next()
  change({ version: 6, note: 'six' })
  expect((await next).value).toMatchObject({ version: 6, note: 'six' })
  const later = frames.next()
  change({ version: 6, note: 'for you alone' })
  expect((await later).value).toMatchObject({ version: 6, note: 'for you alone' })
  await frames.return()
})
