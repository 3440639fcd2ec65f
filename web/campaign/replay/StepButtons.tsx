'use client'

import type { ReactNode } from 'react'
import * as words from '../../messages/replay.generated.js'
import { Button } from '../../ui/index.js'
import './transport.css'
import type { Running } from './useRunning.js'

interface StepButtonsProps extends Running {
  readonly at: number
  readonly last: number
  /** What the buttons lead through, and what the slider chooses. */
  readonly label: string
  readonly slider: string
  readonly title: string
  readonly children?: ReactNode
}

/** The slider through what is shown step by step, and the button that runs it. */
export function StepButtons({ at, last, label, slider, title, running, go, press, children }: StepButtonsProps) {
  return (
    <div className="c-transport" role="group" aria-label={label}>
      <Button size="s" onClick={() => go(at - 1)} disabled={at === 0} aria-label={words.stepBack()}>
        ◂
      </Button>
      <Button size="s" tone="primary" onClick={press} aria-pressed={running}>
        {running ? words.stop() : words.play()}
      </Button>
      <Button size="s" onClick={() => go(at + 1)} disabled={at === last} aria-label={words.stepOn()}>
        ▸
      </Button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={slider}
        aria-valuetext={title}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
      {children}
    </div>
  )
}
