import type { Heard } from '../../live/types.js'
import type { FrameBody } from '../../store/reads.frames.js'
import type { DraftView } from '../../referee/common/contract.js'
import { type Context, signedIn } from '../context.js'
import { openFrames, type Opened } from './opened.js'
import { shared } from './shared.js'

const draftOf = shared((body: FrameBody, _key: null) => JSON.parse(body.text) as DraftView)

async function* follow({ first, line }: Opened, after: number | null): AsyncGenerator<DraftView, void> {
  let held = after ?? 0
  for (let heard: Heard | null = first; heard; heard = await line.next(null)) {
    const [body] = heard.bodies
    if (!body) continue
    const draft = draftOf(body, null)
    if (draft.revision === held) continue
    held = draft.revision
    yield draft
  }
}

/** The caller's draft of an ask as it is saved, on whichever screen. At anybody else's desk there is none, now or later. */
export const draftFrames = (
  context: Context,
  campaignId: string,
  askId: string,
  after: number | null,
): Promise<AsyncGenerator<DraftView, void>> => {
  const { userId } = signedIn(context, 'read')
  return openFrames(
    context,
    campaignId,
    { kind: 'draft', about: askId, after: null },
    (opened) => follow(opened, after),
    (campaign, ask, stop) => context.hub.listenToOwn(campaign, userId, ask, stop),
  )
}
