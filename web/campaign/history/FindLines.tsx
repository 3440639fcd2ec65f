'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import { useEffect, useMemo, useState } from 'react'
import * as words from '../../messages/history.generated.js'
import type { BriefingHead, OldBriefing } from '../../api/history.js'
import { Button, Field, Select } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Line } from '../report/Line.js'
import { useStepTitle } from '../report/useStepTitle.js'
import { useViewContext } from '../ViewContext.js'
import { choicesOf, fits, foundIn, type ToldLine, toldIn, type Wanted } from './lines.js'
import type { Shelf } from './shelf.js'

/** Lines that are shown at once. */
const most = 200

/** The lines of all reports as they are read, the newest first. */
const useTold = (heads: readonly BriefingHead[], shelf: Shelf<OldBriefing>) => {
  const [read, setRead] = useState<readonly (readonly ToldLine[])[]>([])
  useEffect(() => {
    let here = true
    const readAll = async (): Promise<void> => {
      const all: (readonly ToldLine[])[] = []
      for (const head of [...heads].reverse()) {
        // One that cannot be read is left out: the page says so where it is opened.
        const old = await shelf.read(head.number).catch(() => null)
        if (!here) return
        all.push(old ? toldIn(head, old) : [])
        setRead([...all])
      }
    }
    void readAll()
    return () => {
      here = false
    }
  }, [heads, shelf])
  return useMemo(() => ({ told: read.flat(), left: heads.length - read.length }), [read, heads])
}

interface ChoiceProps {
  readonly label: string
  readonly any: string
  readonly value: string
  readonly values: readonly (readonly [value: string, name: string])[]
  readonly onChange: (value: string) => void
}

const Choice = ({ label, any, value, values, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {values.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

interface FoundProps extends Pick<FindProps, 'onHead' | 'onCells'> {
  readonly found: ReturnType<typeof foundIn>
  readonly stageOf: (head: BriefingHead) => string
}

/** What fits, under the moments in which it was told. */
function Found({ found, stageOf, onHead, onCells }: FoundProps) {
  return (
    <div className="c-report">
      {found.map(({ head, lines }) => (
        <section key={head.number}>
          <h3>
            <Button size="s" tone="quiet" onClick={() => onHead(head)}>
              {words.moment({ turn: head.turn, stage: stageOf(head) })}
            </Button>
          </h3>
          <ul>
            {lines.map((line, at) => (
              <Line key={at} line={line} onCells={onCells} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface FindProps {
  readonly heads: readonly BriefingHead[]
  readonly shelf: Shelf<OldBriefing>
  readonly onHead: (head: BriefingHead) => void
  readonly onCells: (cells: readonly CellName[]) => void
}

/** Every line ever told to this viewer, by what happened, where and to whom. */
export function FindLines({ heads, shelf, onHead, onCells }: FindProps) {
  const { stages } = useCampaignContext().campaign.ruleset
  const { view } = useViewContext()
  const [wanted, setWanted] = useState<Wanted>({ step: '', cell: '', seat: '' })
  const { told, left } = useTold(heads, shelf)
  const choices = useMemo(() => choicesOf(told), [told])
  const found = useMemo(() => foundIn(told, wanted, most), [told, wanted])
  const stepName = useStepTitle()
  const seatName = (seat: string): string => view.legend.find((side) => side.seat === seat)?.title ?? seat
  const want = (part: Partial<Wanted>): void => setWanted((before) => ({ ...before, ...part }))
  const count = useMemo(() => told.filter((one) => fits(one, wanted)).length, [told, wanted])
  const isWanted = Object.values(wanted).some((value) => value !== '')
  const stageOf = (head: BriefingHead): string => stages.find(({ id }) => id === head.stage)?.title ?? head.stage
  return (
    <div className="c-find">
      <div className="c-find-by">
        <Choice
          label={words.what()}
          any={words.anything()}
          value={wanted.step}
          values={choices.steps.map((step) => [step, stepName(step)])}
          onChange={(step) => want({ step })}
        />
        <Choice
          label={words.where()}
          any={words.anywhere()}
          value={wanted.cell}
          values={choices.cells.map((cell) => [cell, cell])}
          onChange={(cell) => want({ cell })}
        />
        <Choice
          label={words.who()}
          any={words.anybody()}
          value={wanted.seat}
          values={choices.seats.map((seat) => [seat, seatName(seat)])}
          onChange={(seat) => want({ seat })}
        />
      </div>
      <p className="m-quiet m-label" role="status">
        {left > 0
          ? words.stillReading({ left })
          : isWanted
            ? words.found({ lines: count, most, shown: count > most ? 'part' : 'all' })
            : words.pick()}
      </p>
      {isWanted && <Found {...{ found, stageOf, onHead, onCells }} />}
    </div>
  )
}
