'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/playerRecords.generated.js'
import { type Attendance, showRecord } from '../../api/attendance.js'
import { recordText } from '../../shell/recordText.js'
import { Trouble } from '../../shell/Trouble.js'
import { Field, Select } from '../../ui/index.js'

type Shown = Attendance['recordShown']

const choices = ['NOBODY', 'ORGANISERS', 'MEMBERS'] as const

/** One's own record, and who else may see it. */
export function RecordChoice({ record, shown }: { readonly record: Attendance['record']; readonly shown: Shown }) {
  const [{ error }, show] = useMutation(showRecord)
  const [to, setTo] = useState<Shown>(shown)
  const choose = async (chosen: string): Promise<void> => {
    const next = choices.find((choice) => choice === chosen) ?? 'NOBODY'
    setTo(next)
    const { data } = await show({ to: next })
    if (!data) setTo(to)
  }
  return (
    <div className="a-form a-narrow">
      <p>{recordText(record)}</p>
      {error && <Trouble error={error} />}
      <Field label={words.shown()}>
        {(control) => (
          <Select value={to} onChange={({ target }) => void choose(target.value)} {...control}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {words.choice({ to: choice })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
