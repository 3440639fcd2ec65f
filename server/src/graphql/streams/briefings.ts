import type { Heard } from '../../live/types.js'
import type { FrameBody } from '../../store/reads.frames.js'
import type { BriefingRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import type { BriefingSource } from '../sources.js'
import type { FrameKind } from '../types/enums.js'
import { openFrames, type Opened } from './opened.js'
import { shared } from './shared.js'

export interface Frame {
  readonly kind: FrameKind
  readonly briefing: BriefingSource
}

/** More than these are not sent one by one: the read then gives the current one alone. */
export const backlog = 50

type Place = Pick<BriefingSource, 'campaignId' | 'rulesetId'>

/** What was read once is parsed once, and is one frame for all who are sent it. */
const frameOf = shared((body: FrameBody, kind: FrameKind, place: Place): Frame => ({
  kind,
  briefing: { ...(JSON.parse(body.text) as BriefingRow), ...place },
}))

interface Step {
  readonly kind: FrameKind
  readonly body: FrameBody
}

const current = ({ told, bodies }: Heard, kind: FrameKind): readonly Step[] =>
  bodies.filter(({ number }) => number === told.latest).map((body) => ({ kind, body }))

/** Everything above `after` in order, or the current one when that is too much. */
const above = (heard: Heard, after: number): readonly Step[] =>
  (heard.told.above ?? 0) > backlog
    ? current(heard, 'RESYNC')
    : heard.bodies.filter(({ number }) => number > after).map((body) => ({ kind: 'BRIEFING', body }))

/** A caller who claims more than there is has another viewer's number, or an older database: he starts afresh. */
const start = (heard: Heard, after: number | null): readonly Step[] => {
  if (after === null) return current(heard, 'BRIEFING')
  const { latest } = heard.told
  return latest !== null && latest < after ? current(heard, 'RESYNC') : above(heard, after)
}

async function* follow({ first, line }: Opened, campaignId: string, after: number | null): AsyncGenerator<Frame, void> {
  const place = { campaignId, rulesetId: first.told.rulesetId ?? '' }
  let last = after ?? 0
  let steps = start(first, after)
  for (;;) {
    for (const { kind, body } of steps) {
      last = body.number
      yield frameOf(body, kind, place)
    }
    const heard = await line.next(last)
    if (!heard) return
    steps = above(heard, last)
  }
}

/** The caller's briefings as they are written: each once, in order. */
export const briefingFrames = (
  context: Context,
  campaignId: string,
  after: number | null,
): Promise<AsyncGenerator<Frame, void>> =>
  openFrames(context, campaignId, { kind: 'briefing', about: null, after }, (opened) =>
    follow(opened, campaignId, after),
  )
