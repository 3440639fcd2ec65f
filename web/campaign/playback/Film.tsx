'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo, useState } from 'react'
import * as words from '../../messages/playback.generated.js'
import type { Briefing } from '../../api/briefing.js'
import { Button, Skeleton } from '../../ui/index.js'
import { slideTime } from '../../map/motion.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Report } from '../report/Report.js'
import { useStepTitle } from '../report/useStepTitle.js'
import { StepButtons } from '../replay/StepButtons.js'
import { useRunning } from '../replay/useRunning.js'
import { useViewContext } from '../ViewContext.js'
import { mapOf } from './mapOf.js'
import './playback.css'
import { scriptOf, type Step } from './script.js'
import type { Moment } from './telling.js'
import { usePlaybackKeys } from './usePlaybackKeys.js'
import type { Playback } from './usePlayback.js'

/** What is played of a briefing. */
export type Told = Pick<Briefing, 'turn' | 'stage' | 'view' | 'report'>

/** The steps of these briefings. */
const useScript = (briefings: readonly Told[]): readonly Step[] => {
  const { board } = useCampaignContext().campaign
  const { tools } = useViewContext()
  return useMemo(() => {
    if (!tools) return []
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

export interface FilmProps {
  readonly playback: Pick<Playback, 'show' | 'end'>
  /** What is played, oldest first: from what the first of them knew to what the last knows. */
  readonly briefings: readonly Told[]
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

/** Plays what happened between briefings step by step: on the map, and in words. */
export function Film({ playback, briefings, onOrders }: FilmProps) {
  const { tools } = useViewContext()
  const titleOf = useStepTitle()
  const script = useScript(briefings)
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
  if (!step) return <Skeleton lines={3} label={words.opening()} />
  const { report = [] } = briefings[step.moment] ?? {}
  const line = step.line === null ? undefined : report[step.line]
  const heading = line ? titleOf(line.step) : ''
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
        <Report lines={report} current={line} onCells={noPointing} />
      </div>
    </>
  )
}
