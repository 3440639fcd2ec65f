import type { FrameBody } from '../../store/reads.frames.js'
import type { LetterNewsRow } from '../../store/reads.js'
import { type Context, signedIn } from '../context.js'
import { openFrames, type Opened } from './opened.js'
import { shared } from './shared.js'

const newsOf = shared((body: FrameBody, _key: null) => JSON.parse(body.text) as LetterNewsRow)

async function* follow({ first, line }: Opened): AsyncGenerator<LetterNewsRow, void> {
  let sent = ''
  for (let heard: Opened['first'] | null = first; heard; heard = await line.next(null)) {
    const [body] = heard.bodies
    if (!body || body.text === sent) continue
    sent = body.text
    yield newsOf(body, null)
  }
}

/** The counts of the caller's own letters. It is woken for them alone: that two others write to one another reads, sends and delays nothing here. */
export const letterFrames = (context: Context, campaignId: string): Promise<AsyncGenerator<LetterNewsRow, void>> => {
  const { userId } = signedIn(context, 'read')
  return openFrames(context, campaignId, { kind: 'letters', about: null, after: null }, follow, (campaign, ask, stop) =>
    context.hub.listenToOwn(campaign, userId, ask, stop),
  )
}
