'use client'

import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import * as words from '../../messages/quietHours.generated.js'
import { type QuietHours, setQuietHours } from '../../api/channels.js'
import { allZones, ownZone } from '../../api/time.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, Input, Notice, Select } from '../../ui/index.js'

interface QuietHoursFormProps {
  readonly hours: QuietHours | null
  readonly changed: () => void
}

/** Hours in which nothing rings, in the person’s own zone. */
export function QuietHoursForm({ hours, changed }: QuietHoursFormProps) {
  const [{ data, error, fetching }, set] = useMutation(setQuietHours)
  const { register, handleSubmit } = useForm<QuietHours>({
    defaultValues: hours ?? { zone: ownZone(), from: '22:00', until: '07:00' },
  })
  const send = async (wanted: QuietHours | null): Promise<void> => {
    if ((await set({ hours: wanted })).data) changed()
  }
  const submit = handleSubmit(({ zone, from, until }) => send({ zone, from, until }))
  return (
    <form className="n-add" onSubmit={(event) => void submit(event)} noValidate>
      <h3>{words.heading()}</h3>
      <p className="m-label m-quiet">{words.about()}</p>
      {error && <Trouble error={error} />}
      {data && <Notice tone="good" title={words.saved({ on: hours ? 'yes' : 'no' })} />}
      <div className="n-times">
        <Field label={words.from()}>{(control) => <Input type="time" {...register('from')} {...control} />}</Field>
        <Field label={words.until()}>{(control) => <Input type="time" {...register('until')} {...control} />}</Field>
      </div>
      <Field label={words.zone()}>
        {(control) => (
          <Select {...register('zone')} {...control}>
            {[...new Set([...(hours ? [hours.zone] : []), ...allZones()])].map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        )}
      </Field>
      <div className="a-actions">
        <Button type="submit" busy={fetching}>
          {words.save({ on: hours ? 'yes' : 'no' })}
        </Button>
        {hours && (
          <Button busy={fetching} onClick={() => void send(null)}>
            {words.end()}
          </Button>
        )}
      </div>
    </form>
  )
}
