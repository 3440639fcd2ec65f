'use client'

import type { MapSpec } from '@muster/rulesets/kit/mapSpec.js'
import { fileLimits, type ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { blankFile, readFile } from '@muster/rulesets/maps/index.js'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../messages/editor.generated.js'
import { rulesetsQuery } from '../api/rulesets.js'
import { Button, ErrorNote, Field, Input, Select, Skeleton } from '../ui/index.js'
import './editor.css'
import { keepDraft, newDraftId } from './keep.js'
import { drawable } from './mapTools.js'
import { useMapTools } from './useMapTools.js'

const clamped = (figure: number, { least, most }: MapSpec['width']): number =>
  Math.min(most, Math.max(least, Math.trunc(figure) || least))

/** A size that neither is small nor takes long. */
const usual = 16

interface Wanted {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly players: number
}

const fileFrom = (ruleset: string, spec: MapSpec, wanted: Wanted): ScenarioFile =>
  blankFile(ruleset, spec, {
    ...wanted,
    title: wanted.title.trim() || words.untitled(),
    seatTitle: (place) => words.side({ place }),
  })

/** Files of other programs end in it. */
const tableEnding = /\.(dd2vtt|df2vtt|uvtt)$/i

function SizeFields({
  spec,
  wanted,
  onChange,
}: {
  readonly spec: MapSpec
  readonly wanted: Wanted
  readonly onChange: (wanted: Wanted) => void
}) {
  const { least, most } = spec.players
  return (
    <div className="e-manner">
      {(['width', 'height'] as const).map((side) => (
        <Field key={side} label={words.across({ side })}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={spec[side].least}
              max={spec[side].most}
              value={wanted[side]}
              onChange={({ target }) => onChange({ ...wanted, [side]: target.valueAsNumber || 0 })}
            />
          )}
        </Field>
      ))}
      <Field label={words.players()}>
        {(control) => (
          <Select
            {...control}
            value={wanted.players}
            onChange={({ target }) => onChange({ ...wanted, players: Number(target.value) })}
          >
            {Array.from({ length: most - least + 1 }, (_, at) => (
              <option key={at} value={least + at}>
                {String(least + at)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

/** A map that is begun: on blank ground, or from a file. */
export function NewMapPage() {
  const router = useRouter()
  const [ruleset, setRuleset] = useState(drawable[0] ?? '')
  const [wanted, setWanted] = useState<Wanted>({ title: '', width: usual, height: usual, players: 2 })
  const [fault, setFault] = useState<string | null>(null)
  const tools = useMapTools(ruleset)
  const [{ data }] = useQuery({ query: rulesetsQuery })
  const titles = new Map(data?.rulesets.map(({ id, title }) => [id, title]))
  const begin = async (file: ScenarioFile): Promise<void> => {
    const id = newDraftId()
    if (await keepDraft(id, { file, revision: null })) router.push(`/maps/${id}/edit`)
    else setFault(words.notKept())
  }
  const openTable = async (chosen: File, spec: MapSpec): Promise<void> => {
    const title = wanted.title || chosen.name.replace(tableEnding, '').slice(0, fileLimits.title)
    const blank = (size: Pick<Wanted, 'width' | 'height'>) => fileFrom(ruleset, spec, { ...wanted, ...size, title })
    const { fromTable } = await import('./picture/fromTable.js')
    const file = await fromTable(chosen, { rulesetId: ruleset, spec, blank })
    if (file !== null && typeof file === 'object') await begin(file)
    else setFault(file ?? words.noTable())
  }
  const open = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return
    if (tools && tableEnding.test(chosen.name)) return openTable(chosen, tools.spec)
    const read = chosen.size > fileLimits.text * 2 ? null : readFile(await chosen.text())
    if (read?.ok) await begin(read.value)
    else setFault(read?.problem.map(({ text }) => text).join(' ') ?? words.tooLarge())
  }
  if (!tools) return <Skeleton lines={6} label={words.opening()} />
  const { spec } = tools
  const [width, height] = [clamped(wanted.width, spec.width), clamped(wanted.height, spec.height)]
  return (
    <div className="a-page e-new">
      <h1>{words.newMap()}</h1>
      {fault !== null && <ErrorNote title={words.refused()}>{fault}</ErrorNote>}
      <Field label={words.ruleset()}>
        {(control) => (
          <Select {...control} value={ruleset} onChange={({ target }) => setRuleset(target.value)}>
            {drawable.map((id) => (
              <option key={id} value={id}>
                {titles.get(id) ?? id}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.title()}>
        {(control) => (
          <Input
            {...control}
            maxLength={fileLimits.title}
            value={wanted.title}
            onChange={({ target }) => setWanted({ ...wanted, title: target.value })}
          />
        )}
      </Field>
      <SizeFields spec={spec} wanted={wanted} onChange={setWanted} />
      <p className="a-actions">
        <Button tone="primary" onClick={() => void begin(fileFrom(ruleset, spec, { ...wanted, width, height }))}>
          {words.begin()}
        </Button>
      </p>
      <Field label={words.fromFile()} hint={words.fromFileHint()}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,.dd2vtt,.df2vtt,.uvtt,application/json"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        )}
      </Field>
    </div>
  )
}
