'use client'

import * as words from '../../messages/replay.generated.js'
import { StepButtons } from './StepButtons.js'
import { useRunning } from './useRunning.js'

interface TransportProps {
  readonly at: number
  readonly last: number
  readonly title: string
  readonly onAt: (at: number) => void
}

const beat = 1600

/** The slider through the war and the button that runs it. It starts by itself for nobody; readers may go step by step. */
export function Transport({ at, last, title, onAt }: TransportProps) {
  const running = useRunning(at, last, beat, onAt)
  return (
    <StepButtons {...{ at, last, title }} {...running} label={words.through()} slider={words.moment()}>
      <output className="m-label" aria-live={running.running ? 'off' : 'polite'}>
        {title}
      </output>
    </StepButtons>
  )
}
