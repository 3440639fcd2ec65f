'use client'

import type { DataTable } from '@muster/rulesets/kit/documents.js'
import type { LegendEntry } from '@muster/rulesets/kit/view.js'
import { useMemo } from 'react'
import * as words from '../../messages/campaignDice.generated.js'
import { percent } from '../../dice/odds.js'
import { SeatChip } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Tools } from '../desk/openDesk.js'
import { fileName } from '../records/csv.js'
import { RecordTable } from '../records/RecordTable.js'
import { atLeast, atMost } from './sums.js'
import { talliesByName, talliesBySide, type Tally, type Told } from './told.js'

const expectedOf = ({ dice, faces, total }: Tally) => ({
  mean: (dice * (faces + 1)) / 2,
  more: percent(atLeast(dice, faces, total)),
  less: percent(atMost(dice, faces, total)),
})

const tableOf = (tallies: readonly Tally[], nameOf: (seat: string) => string, titleOf: (name: string) => string) =>
  ({
    id: 'dice',
    title: words.byThrow(),
    note: words.byThrowNote(),
    columns: [
      { key: 'side', title: words.side() },
      { key: 'thrown', title: words.thrown() },
      { key: 'dice', title: words.dice(), numeric: true },
      { key: 'total', title: words.total(), numeric: true },
      { key: 'mean', title: words.mean(), numeric: true },
      { key: 'more', title: words.more(), numeric: true },
      { key: 'less', title: words.less(), numeric: true },
    ],
    rows: tallies.map((tally) => ({
      ...{ side: nameOf(tally.seat), thrown: titleOf(tally.name ?? ''), dice: tally.dice, total: tally.total },
      ...expectedOf(tally),
    })),
  }) satisfies DataTable

interface SumsProps {
  readonly told: readonly Told[]
  readonly legend: readonly LegendEntry[]
  readonly tools: Tools
}

/** What each side's dice showed, against what such dice show on average and how often. */
export function Sums({ told, legend, tools: { presentation } }: SumsProps) {
  const { campaign, table } = useCampaignContext()
  const sides = useMemo(() => talliesBySide(told), [told])
  const rows = useMemo(() => {
    const nameOf = (seat: string): string => legend.find((side) => side.seat === seat)?.title ?? seat
    return tableOf(talliesByName(told), nameOf, (name) => presentation.throwTitle?.(name) ?? name)
  }, [told, legend, presentation])
  return (
    <section aria-labelledby="luck">
      <h2 id="luck">{words.luck()}</h2>
      <p className="m-quiet m-label">
        {words.luckAbout()} {!table.opened && words.luckTold()}
      </p>
      {sides.length === 0 && <p>{words.noLuck()}</p>}
      <ul className="c-sums">
        {sides.map((tally) => (
          <li key={`${tally.seat} ${String(tally.faces)}`}>
            <SeatChip seat={tally.seat} size="s" />{' '}
            {words.showed({ dice: tally.dice, faces: tally.faces, total: tally.total, ...expectedOf(tally) })}
          </li>
        ))}
      </ul>
      {sides.length > 0 && <RecordTable table={rows} file={fileName(campaign.name, words.title())} />}
    </section>
  )
}
