'use client'

import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import * as words from '../../messages/feeds.generated.js'
import { type Digest, setDigest, type Weekday } from '../../api/feeds.js'
import { ownZone } from '../../api/time.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, Notice, Select } from '../../ui/index.js'

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const hours = Array.from({ length: 24 }, (_, hour) => String(hour))

interface Values {
  readonly day: Weekday | 'NEVER'
  readonly hour: string
}

/** When the mail of the week comes. The hour is one of the browser's own zone, once it is saved here. */
export function DigestForm({ digest, changed }: { readonly digest: Digest | null; readonly changed: () => void }) {
  const [{ error, data }, set] = useMutation(setDigest)
  const { register, handleSubmit, watch, formState, reset } = useForm<Values>({
    defaultValues: { day: digest?.day ?? 'NEVER', hour: String(digest?.hour ?? 18) },
  })
  const submit = handleSubmit(async (values) => {
    const { day, hour } = values
    const saved = await set({ digest: day === 'NEVER' ? null : { day, hour: Number(hour), zone: ownZone() } })
    if (!saved.data) return
    reset(values)
    changed()
  })
  const zone = formState.isDirty || !digest ? ownZone() : digest.zone
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)}>
      <p>{words.digestAbout()}</p>
      <Field label={words.day()}>
        {(control) => (
          <Select {...register('day')} {...control}>
            <option value="NEVER">{words.never()}</option>
            {days.map((day) => (
              <option key={day} value={day}>
                {words.weekday({ day })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {watch('day') !== 'NEVER' && (
        <Field label={words.hour()} hint={words.zone({ zone })}>
          {(control) => (
            <Select {...register('hour')} {...control}>
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {words.fullHour({ hour: hour.padStart(2, '0') })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {error && <Trouble error={error} />}
      {data && !formState.isDirty && <Notice tone="good" title={words.saved()} />}
      <Button type="submit" busy={formState.isSubmitting}>
        {words.save()}
      </Button>
    </form>
  )
}
