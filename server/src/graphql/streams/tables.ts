import type { FrameBody } from '../../store/reads.frames.js'
import type { TableRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import { openFrames, type Opened } from './opened.js'
import { shared } from './shared.js'

const tableOf = shared((body: FrameBody, _key: null, read: (text: string) => TableRow) => read(body.text))

async function* follow({ first, line }: Opened, read: (text: string) => TableRow): AsyncGenerator<TableRow, void> {
  let sent = ''
  for (let heard: Opened['first'] | null = first; heard; heard = await line.next(null)) {
    const [body] = heard.bodies
    // A hidden change must not show as a frame: only differences are sent.
    if (!body || body.text === sent) continue
    sent = body.text
    yield tableOf(body, null, read)
  }
}

/** The table now, and again whenever what the caller sees of it has changed. */
export const tableFrames = (context: Context, campaignId: string): Promise<AsyncGenerator<TableRow, void>> =>
  openFrames(context, campaignId, { kind: 'table', about: null, after: null }, (opened) =>
    follow(opened, context.reads.tableOf),
  )
