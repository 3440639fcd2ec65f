'use client'

import { useEffect, useState } from 'react'
import * as words from '../../messages/replay.generated.js'
import { Button } from '../../ui/index.js'

interface TransportProps {
  readonly at: number
  readonly last: number
  readonly title: string
  readonly onAt: (at: number) => void
}

const beat = 1600

/** The slider through the war and the button that runs it. It starts by itself for nobody; readers may go step by step. */
export function Transport({ at, last, title, onAt }: TransportProps) {
  const [playing, setPlaying] = useState(false)
  const running = playing && at < last
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => onAt(at + 1), beat)
    return () => clearTimeout(timer)
  }, [running, at, onAt])
  const go = (to: number): void => {
    setPlaying(false)
    onAt(Math.max(0, Math.min(last, to)))
  }
  const press = (): void => {
    if (!running && at >= last) onAt(0)
    setPlaying(!running)
  }
  return (
    <div className="c-transport" role="group" aria-label={words.through()}>
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
        aria-label={words.moment()}
        aria-valuetext={title}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
      <output className="m-label" aria-live={running ? 'off' : 'polite'}>
        {title}
      </output>
    </div>
  )
}
