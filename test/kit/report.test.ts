import { freely, report as sentences, textFor } from '../support/lines.js'
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../rulesets/kit/events.js'
import { ruleId, seatId, type SeatId } from '../../rulesets/kit/ids.js'
import { reporter, reads, silent, type Reports } from '../../rulesets/kit/report.js'
import type { ReportLine, Viewer } from '../../rulesets/kit/view.js'

type Told = GameEvent &
  (
    | { readonly kind: 'marched'; readonly seat: SeatId; readonly at: number }
    | { readonly kind: 'fell'; readonly seat: SeatId }
    | { readonly kind: 'noted'; readonly seat: SeatId }
  )

const line = (rule: string, step: string, text: string): ReportLine => ({
  ...{ rule: ruleId(rule), step, cells: [], about: [] },
  ...freely(text),
})

const reports: Reports<Told> = {
  marched: ({ seat, at }, reader) =>
    reads(reader, seat) ? line('BG-001', 'march', `You march to ${reader.name(at)}.`) : null,
  fell: ({ seat }) => line('BG-002', 'end', `${seat} has fallen.`),
  noted: silent,
}

const report = reporter(reports, ['fell'])
const [a, b] = [seatId('A'), seatId('B')]
const board = { grid: 'square', width: 3, height: 3, layers: [] } as const
const text = (event: Told, viewer: Viewer) => textFor({ report: sentences, reportFor: report }, event, viewer, board)

describe('a report', () => {
  const marched: Told = { kind: 'marched', seat: a, at: 4, seenBy: [a, b] }

  test('speaks to its seat, and says whose a line is to one who reads them all', () => {
    expect(text(marched, { kind: 'seat', seat: a })).toBe('You march to 1,1.')
    expect(text(marched, { kind: 'seat', seat: b })).toBeNull()
    expect(text(marched, { kind: 'everyone' })).toBe('A: You march to 1,1.')
  })

  test('names no seat twice', () => {
    const fell: Told = { kind: 'fell', seat: a, seenBy: 'everyone' }
    expect(text(fell, { kind: 'facilitator' })).toBe('A has fallen.')
  })

  test('says nothing to those who did not learn of it, and nothing of what is silent', () => {
    expect(text({ ...marched, seenBy: 'referee' }, { kind: 'seat', seat: a })).toBeNull()
    expect(text({ kind: 'noted', seat: a, seenBy: 'everyone' }, { kind: 'everyone' })).toBeNull()
  })

  test('of a new kind of event must be written', () => {
    type Wider = Told | (GameEvent & { readonly kind: 'halted' })
    // @ts-expect-error -- `halted` has no report
    const narrow: Reports<Wider> = reports
    expect(Object.keys(narrow)).not.toContain('halted')
  })
})
