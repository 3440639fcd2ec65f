'use client'

import { useMutation } from 'urql'
import * as words from '../../messages/vacations.generated.js'
import { type Attendance, cancelVacation } from '../../api/attendance.js'
import { dayAndTime, ownZone } from '../../api/time.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button } from '../../ui/index.js'

interface ListProps {
  readonly vacations: Attendance['vacations']
  readonly changed: () => void
}

/** Vacations that run or are still to come. */
export function VacationList({ vacations, changed }: ListProps) {
  const [{ fetching, error }, cancel] = useMutation(cancelVacation)
  const takeBack = async (id: string): Promise<void> => {
    const { data } = await cancel({ id })
    if (data) changed()
  }
  if (vacations.length === 0) return <p>{words.none()}</p>
  return (
    <>
      {error && <Trouble error={error} />}
      <ul className="a-tokens" aria-label={words.heading()}>
        {vacations.map(({ id, from, until, note }) => (
          <li key={id} className="a-token">
            <div>
              {words.one({
                from: dayAndTime(from, ownZone()),
                until: dayAndTime(until, ownZone()),
                noted: note === '' ? 'no' : 'yes',
                note,
              })}
            </div>
            <Button size="s" busy={fetching} onClick={() => void takeBack(id)}>
              {words.takeBack()}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
