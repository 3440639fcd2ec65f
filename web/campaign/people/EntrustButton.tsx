'use client'

import { useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/commanders.generated.js'
import { entrustCommander } from '../../api/commanders.js'
import { Button, Checkbox, Dialog, Field, Select } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useViewIfAny } from '../ViewContext.js'
import { type Commander, trustOf } from './commanders.js'
import type { Steer } from './steer.js'

const choices = { ALL: words.all, SOME: words.some, SEALS: words.seals } as const
type Choice = keyof typeof choices
const isChoice = (text: string): text is Choice => text in choices

interface PiecesProps {
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** The pieces of the seat, each to be ticked. */
function Pieces({ chosen, onChange }: PiecesProps) {
  const { view, tools } = useViewIfAny() ?? {}
  const toggle = (id: string): void => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className="c-boxes">
      <legend>{words.pieces()}</legend>
      {view?.pieces.map(({ id, kind, at }) => (
        <Checkbox
          key={id}
          label={`${id} ${tools?.presentation.pieces[kind]?.name ?? kind} · ${at}`}
          checked={chosen.has(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </fieldset>
  )
}

/** Says for which pieces a commander writes, and whether they seal. Before the first turn there are no pieces to choose from. */
export function EntrustButton({ commander, steer }: { readonly commander: Commander; readonly steer: Steer }) {
  const client = useClient()
  const { id } = useCampaignContext().campaign
  const isPlayed = useViewIfAny() !== null
  const { id: commanderId, name } = commander
  const [open, setOpen] = useState(false)
  const [choice, setChoice] = useState<Choice>('ALL')
  const [pieces, setPieces] = useState<ReadonlySet<string>>(new Set())
  const begin = (): void => {
    const { what } = trustOf(commander)
    setChoice(what === 'NONE' ? 'SOME' : what)
    setPieces(new Set(commander.pieces))
    setOpen(true)
  }
  const save = async (): Promise<void> => {
    const input = { id, commanderId, pieces: choice === 'SOME' ? [...pieces] : null, seals: choice === 'SEALS' }
    await steer(words.entrusted({ name }), () => client.mutation(entrustCommander, input).toPromise())
    setOpen(false)
  }
  return (
    <>
      <Button size="s" onClick={begin}>
        {words.entrust()}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="s"
        title={words.entrustTitle({ name })}
        description={words.battles()}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.cancel()}</Button>
            <Button tone="primary" onClick={() => void save()}>
              {words.save()}
            </Button>
          </>
        }
      >
        <Field label={words.what()}>
          {(control) => (
            <Select
              value={choice}
              onChange={({ target }) => isChoice(target.value) && setChoice(target.value)}
              {...control}
            >
              {Object.entries(choices)
                .filter(([key]) => isPlayed || key !== 'SOME')
                .map(([key, label]) => (
                  <option key={key} value={key}>
                    {label()}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        {choice === 'SOME' && <Pieces chosen={pieces} onChange={setPieces} />}
      </Dialog>
    </>
  )
}
