'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/playback.generated.js'
import type { Briefing } from '../../api/briefing.js'
import { oldBriefingQuery } from '../../api/history.js'
import { Button, Skeleton } from '../../ui/index.js'
import { slideTime } from '../../map/motion.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Report } from '../report/Report.js'
import { StepButtons } from '../replay/StepButtons.js'
import { useRunning } from '../replay/useRunning.js'
import { useViewContext } from '../ViewContext.js'
import { mapOf } from './mapOf.js'
import './playback.css'
import { scriptOf, type Step } from './script.js'
import type { Moment } from './telling.js'
import { usePlaybackKeys } from './usePlaybackKeys.js'
import type { Playback as Played, Span } from './usePlayback.js'

type Told = Pick<Briefing, 'turn' | 'stage' | 'view' | 'report'>

/** The briefings that are played, oldest first; null while one of them is not there yet, `missing` if it does not come. */
const useBriefings = ({ from, to }: Span, present: Briefing): readonly Told[] | 'missing' | null => {
  const { id } = useCampaignContext().campaign
  const client = useClient()
  const [read, setRead] = useState<ReadonlyMap<number, Told | null>>(() => new Map())
  const numbers = useMemo(() => Array.from({ length: to - from + 1 }, (_, index) => from + index), [from, to])
  useEffect(() => {
    let here = true
    for (const number of numbers) {
      if (number === present.number || read.has(number)) continue
      void client
        .query(oldBriefingQuery, { id, number })
        .toPromise()
        .then(({ data }) => {
          if (here) setRead((before) => new Map(before).set(number, data?.campaign?.briefing ?? null))
        })
    }
    return () => {
      here = false
    }
  }, [client, id, numbers, present.number, read])
  return useMemo(() => {
    const found = numbers.map((number) => (number === present.number ? present : read.get(number)))
    if (found.includes(null)) return 'missing'
    return found.every((one) => one !== undefined && one !== null) ? found : null
  }, [numbers, present, read])
}

/** The steps of these briefings. */
const useScript = (briefings: readonly Told[] | null): readonly Step[] => {
  const { board } = useCampaignContext().campaign
  const { tools } = useViewContext()
  return useMemo(() => {
    if (!briefings || !tools) return []
    const moments = briefings.map(({ view: packed, report }): Moment => {
      const view: GameView = { ...packed, board }
      return { view, report, fights: tools.presentation.documents?.(view) ?? [] }
    })
    return scriptOf(moments)
  }, [briefings, tools, board])
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How long a step stands, in milliseconds: as long as its sentence is read and its way is gone. */
const beatOf = ({ ways }: Step, text: string): number =>
  Math.min(
    6000,
    Math.max(1500, 900 + text.length * 32, ...[...ways.values()].map((way) => slideTime(way.length) + 600)),
  )

/** The map is at the line that is played. */
const noPointing = (): void => undefined

interface FilmProps {
  readonly playback: Played
  readonly briefings: readonly Told[]
  readonly script: readonly Step[]
  /** Leads to what is asked next; null where nothing is. */
  readonly onOrders: (() => void) | null
}

/** The sentence of a step. */
const useSentence = (briefings: readonly Told[]): ((step: Step) => string) => {
  const { ruleset } = useCampaignContext().campaign
  const { tools } = useViewContext()
  return ({ kind, moment, line, untold }) => {
    const told = briefings[moment]
    if (!told) return ''
    if (line !== null) return told.report[line]?.text ?? ''
    const stage = ruleset.stages.find(({ id }) => id === told.stage)?.title ?? told.stage
    const when = words.when({ turn: told.turn, stage })
    if (kind === 'before') return words.before({ when })
    const { one = '', many = '' } = tools?.presentation.cell ?? {}
    return words.after({ when, cells: untold, one, many })
  }
}

/** The heading under which its line stands. */
const titleOf = (
  told: readonly Told[],
  { moment, line }: Step,
  titles: Readonly<Record<string, string>> = {},
): string => (line === null ? undefined : titles[told[moment]?.report[line]?.step ?? '']) ?? ''

/** Plays the steps: on the map, and in words. */
function Film({ playback, briefings, script, onOrders }: FilmProps) {
  const { tools } = useViewContext()
  const [at, setAt] = useState(0)
  const sentence = useSentence(briefings)
  const last = script.length - 1
  const step = script[Math.min(at, last)]
  const text = step ? sentence(step) : ''
  const running = useRunning(at, last, step ? beatOf(step, text) : 0, setAt, !isCalm())
  const { show, end } = playback
  useEffect(() => {
    if (step) show(mapOf(step, at, tools?.presentation))
  }, [step, at, tools, show])
  usePlaybackKeys({ on: () => running.go(at + 1), back: () => running.go(at - 1), press: running.press, end })
  if (!step) return null
  const heading = titleOf(briefings, step, tools?.presentation.steps)
  const { report = [] } = briefings[step.moment] ?? {}
  return (
    <>
      <section className="c-playback" aria-label={words.title()}>
        <p className="m-label c-playback-count">
          {words.count({ at: at + 1, all: script.length, named: heading === '' ? 'no' : 'yes', step: heading })}
        </p>
        <p className="c-playback-line" data-listed={step.kind === 'line' || undefined} aria-live="polite">
          {text}
        </p>
        <StepButtons {...{ at, last, title: text }} {...running} label={words.through()} slider={words.slider()}>
          <Button size="s" tone="quiet" onClick={end} aria-keyshortcuts="Escape">
            {at === last ? words.done() : words.skip()}
          </Button>
        </StepButtons>
        {at === last && onOrders && (
          <Button size="s" tone="signal" onClick={onOrders}>
            {words.toOrders()}
          </Button>
        )}
      </section>
      <div className="c-playback-report">
        <Report lines={report} current={step.line === null ? undefined : report[step.line]} onCells={noPointing} />
      </div>
    </>
  )
}

interface PlaybackProps extends Pick<FilmProps, 'playback' | 'onOrders'> {
  readonly span: Span
  readonly present: Briefing
}

/** A resolution as an event: its report line by line, each with what it did on the map. */
export function Playback({ playback, span, present, onOrders }: PlaybackProps) {
  const briefings = useBriefings(span, present)
  const script = useScript(briefings === 'missing' ? null : briefings)
  const { end } = playback
  const isMissing = briefings === 'missing'
  useEffect(() => {
    if (isMissing) end()
  }, [isMissing, end])
  if (isMissing || !briefings || script.length === 0) return <Skeleton lines={3} label={words.opening()} />
  return <Film key={span.from} {...{ playback, briefings, script, onOrders }} />
}
