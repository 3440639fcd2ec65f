'use client'

import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import * as words from '../messages/editor.generated.js'
import { Button, Dialog, Field, Select } from '../ui/index.js'
import { useEditor } from './EditorContext.js'

/** Turns that are played. */
const lengths = [2, 4, 8] as const

interface TryButtonProps {
  readonly id: string
  /** Whether a campaign can begin on it. */
  readonly ready: boolean
  /** Keeps the map as it is. */
  readonly before: () => Promise<void>
}

/** Some turns on the map: one plays a seat, bots the others. */
export function TryButton({ id, ready, before }: TryButtonProps) {
  const { drawing } = useEditor()
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [seat, setSeat] = useState('A')
  const [turns, setTurns] = useState<number>(lengths[1])
  const begin = async (): Promise<void> => {
    await before()
    router.push(`/maps/${id}/play?seat=${seat}&turns=${String(turns)}`)
  }
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {words.tryIt()}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="s"
        title={words.tryIt()}
        description={ready ? words.tryAbout() : words.tryNotYet()}
        footer={
          <Button tone="primary" disabled={!ready} onClick={() => void begin()}>
            {words.tryBegin()}
          </Button>
        }
      >
        <Field label={words.trySeat()}>
          {(control) => (
            <Select {...control} value={seat} onChange={({ target }) => setSeat(target.value)}>
              {seatLetters(drawing.seats.length).map((letter) => (
                <option key={letter} value={letter}>
                  {words.seat({ seat: letter })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.tryTurns()}>
          {(control) => (
            <Select {...control} value={turns} onChange={({ target }) => setTurns(Number(target.value))}>
              {lengths.map((length) => (
                <option key={length} value={length}>
                  {String(length)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Dialog>
    </>
  )
}
