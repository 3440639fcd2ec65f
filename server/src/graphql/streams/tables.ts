import type { FrameBody } from '../../store/reads.frames.js'
import type { TableRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import { openFrames, type Opened } from './opened.js'
import { shared } from './shared.js'

const tableOf = shared((body: FrameBody, _key: null, read: (text: string) => TableRow) => read(body.text))

async function* follow(
  { first, line }: Opened,
  read: (text: string) => TableRow,
  after: number | null,
): AsyncGenerator<TableRow, void> {
  const [held] = first.bodies
  // Whoever claims another version, even a higher one, does not have the current table.
  let sent = held && tableOf(held, null, read).version === after ? held.text : ''
  for (let heard: Opened['first'] | null = first; heard; heard = await line.next(null)) {
    const [body] = heard.bodies
    // A hidden change must not show as a frame: only differences are sent.
    if (!body || body.text === sent) continue
    sent = body.text
    yield tableOf(body, null, read)
  }
}

/** The table now, unless the caller has that version, and again whenever what the caller sees of it has changed. */
export const tableFrames = (
  context: Context,
  campaignId: string,
  after: number | null,
): Promise<AsyncGenerator<TableRow, void>> =>
  openFrames(context, campaignId, { kind: 'table', about: null, after: null }, (opened) =>
    follow(opened, context.reads.tableOf, after),
  )
