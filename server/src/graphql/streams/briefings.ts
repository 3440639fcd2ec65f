import type { Heard, Line } from '../../live/types.js'
import { backlog, type FrameBody } from '../../store/reads.frames.js'
import type { BriefingRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import type { BriefingSource } from '../sources.js'
import type { FrameKind } from '../types/enums.js'
import { openFrames } from './opened.js'
import { shared } from './shared.js'

export interface Frame {
  readonly kind: FrameKind
  readonly briefing: BriefingSource
}

type Place = Pick<BriefingSource, 'campaignId' | 'rulesetId' | 'edition' | 'own'>

/** What was read once is parsed once, and is one frame for all who receive it. */
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

/** Everything above `after` in order, or only the current one if that is too much. */
const above = (heard: Heard, after: number): readonly Step[] =>
  (heard.told.above ?? 0) > backlog
    ? current(heard, 'RESYNC')
    : heard.bodies.filter(({ number }) => number > after).map((body) => ({ kind: 'BRIEFING', body }))

/** A caller who claims more than there is has another viewer's number, or an older database: they start again. */
const start = (heard: Heard, after: number | null): readonly Step[] => {
  if (after === null) return current(heard, 'BRIEFING')
  const { latest } = heard.told
  return latest !== null && latest < after ? current(heard, 'RESYNC') : above(heard, after)
}

interface Pending {
  readonly number: number
  readonly frame: Frame
}

const pendingOf = (steps: readonly Step[], place: Place): Pending[] =>
  steps.map(({ kind, body }) => ({ number: body.number, frame: frameOf(body, kind, place) }))

/** What is newer than a number, when there is something. A separate function, because frames are taken one by one: an idle stream holds nothing of what it sent. */
const nextOf = async (line: Line, after: number, place: Place): Promise<Pending[] | null> => {
  const heard = await line.next(after)
  return heard && pendingOf(above(heard, after), place)
}

async function* follow(line: Line, place: Place, after: number | null, first: Pending[]): AsyncGenerator<Frame, void> {
  let last = after ?? 0
  for (let frames: Pending[] | null = first; frames; frames = await nextOf(line, last, place))
    for (let next = frames.shift(); next; next = frames.shift()) {
      last = next.number
      yield next.frame
    }
}

/** The caller's briefings as they are written: each once, in order. */
export const briefingFrames = (
  context: Context,
  campaignId: string,
  after: number | null,
): Promise<AsyncGenerator<Frame, void>> =>
  openFrames(context, campaignId, { kind: 'briefing', about: null, after }, ({ first, line }) => {
    const { rulesetId, edition } = first.told
    const place = { campaignId, rulesetId: rulesetId ?? '', edition: edition ?? '', own: true }
    return follow(line, place, after, pendingOf(start(first, after), place))
  })
