'use client'

import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import { useMemo } from 'react'
import * as words from '../../messages/rolls.generated.js'
import { dayAndTime, ownZone } from '../../api/time.js'
import { SeatChip } from '../../ui/index.js'
import '../../dice/dice.css'
import { useBattleContext } from './BattleContext.js'
import { RollView } from './RollView.js'
import { wordsOf } from '../../dice/words.js'

/** Every roll of the battle, of both sides, the newest first. None can be taken back. */
export function RollLog({ system }: { readonly system: TabletopSystem }) {
  const { desk } = useBattleContext()
  const word = useMemo(() => wordsOf(system), [system])
  const rolls = desk.entries.filter(({ roll }) => roll !== null).reverse()
  if (rolls.length === 0) return <p className="m-quiet">{words.none()}</p>
  return (
    <ol className="t-log" reversed>
      {rolls.map((entry) => (
        <li key={entry.number}>
          <p className="t-log-head m-label">
            <SeatChip seat={entry.seat} size="s" />
            <span>{entry.by}</span>
            <time className="m-quiet" dateTime={entry.at}>
              {dayAndTime(entry.at, ownZone())}
            </time>
            <span className="m-quiet">{words.number({ number: entry.number })}</span>
          </p>
          <RollView {...{ entry, system, word }} />
        </li>
      ))}
    </ol>
  )
}
