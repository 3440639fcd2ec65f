'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/vacations.generated.js'
import * as records from '../../messages/playerRecords.generated.js'
import { attendanceQuery } from '../../api/attendance.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import { RecordChoice } from './RecordChoice.js'
import { VacationForm } from './VacationForm.js'
import { VacationList } from './VacationList.js'

/** When one is away, and how reliably one plays. */
export function AttendanceSections() {
  const [{ data, error }, again] = useQuery({ query: attendanceQuery })
  const attendance = data?.me?.attendance
  const read = (): void => again({ requestPolicy: 'network-only' })
  return (
    <>
      <section className="a-section">
        <h2>{words.heading()}</h2>
        <p className="m-label m-quiet">{words.about()}</p>
        {error && <Trouble error={error} retry={read} />}
        {!attendance && !error && <Skeleton lines={2} />}
        {attendance && <VacationList vacations={attendance.vacations} changed={read} />}
        <VacationForm announced={read} />
      </section>
      <section className="a-section">
        <h2>{records.heading()}</h2>
        <p className="m-label m-quiet">{records.about()}</p>
        {attendance && (
          <RecordChoice record={attendance.record} shown={attendance.recordShown} key={attendance.recordShown} />
        )}
      </section>
    </>
  )
}
