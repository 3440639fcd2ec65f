'use client'

import { useMemo, useState } from 'react'
import type { CombinedError } from 'urql'
import * as words from '../../messages/ground.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button } from '../../ui/index.js'
import { useBattleContext } from './BattleContext.js'
import { TableSketch } from './TableSketch.js'
import { laysOut, tableOf } from './terrain.js'

const usualTable = { width: 72, depth: 48 }

/** The table on which it is fought: as the campaign settles it, else as the two have it laid out by dice. */
export function Ground() {
  const { settled, system, desk, acts, open } = useBattleContext()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CombinedError | null>(null)
  const field = useMemo(() => tableOf(settled, system, desk), [settled, system, desk])
  const laid = field.quarters.length > 0
  const mayLay = open && (settled?.quarters.length ?? 0) === 0 && system?.procedures.some(({ id }) => id === laysOut)
  const lay = async (): Promise<void> => {
    setBusy(true)
    setError(await acts.roll(laysOut, {}, null))
    setBusy(false)
  }
  return (
    <section className="b-card b-ground" aria-label={words.title()}>
      <h2>{words.title()}</h2>
      <TableSketch field={field} ground={system?.table ?? usualTable} seed={desk.seed} />
      {error && <Trouble error={error} />}
      {mayLay && (
        <div className="b-actions">
          <Button size="s" tone={laid ? 'quiet' : 'primary'} busy={busy} onClick={() => void lay()}>
            {laid ? words.layOutAnother() : words.layOut()}
          </Button>
          <span className="m-label m-quiet">{laid ? words.newestCounts() : words.byDice()}</span>
        </div>
      )}
    </section>
  )
}
