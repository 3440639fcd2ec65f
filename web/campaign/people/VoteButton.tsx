'use client'

import { lazy, Suspense, useState } from 'react'
import { useClient, useQuery } from 'urql'
import * as words from '../../messages/votes.generated.js'
import { correctionKindsQuery } from '../../api/facilitating.js'
import { callVote } from '../../api/votes.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Dialog, Field, Input, Select, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { kindsIn, Writing, WrittenList } from '../corrections/Writing.js'
import { SeatBoxes } from './SeatBoxes.js'
import { useSteer } from './useSteer.js'
import { useVote, type VoteForm } from './useVote.js'

// With the order desk that it shows.
const UnwindFields = lazy(() => import('./UnwindFields.js').then((module) => ({ default: module.UnwindFields })))

interface Fields {
  readonly form: VoteForm
}

function Hour({ form, label }: Fields & { readonly label: string }) {
  const { zone, typed, wrongHour } = form
  return (
    <Field label={label} hint={zone} problem={wrongHour ? words.tooEarly() : undefined}>
      {(control) => (
        <Input
          type="datetime-local"
          value={typed}
          onChange={(event) => form.set({ typed: event.target.value })}
          {...control}
        />
      )}
    </Field>
  )
}

function DeadlineFields({ form }: Fields) {
  return (
    <>
      <Field label={words.deadline()}>
        {(control) => (
          <Select
            value={form.deadline?.class ?? ''}
            onChange={(event) => form.set({ deadline: event.target.value })}
            {...control}
          >
            {form.deadlines.map(({ class: id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Hour form={form} label={words.newDeadline()} />
    </>
  )
}

function MemberField({ form }: Fields) {
  return (
    <Field label={words.member()} hint={words.memberHint({ days: String(form.silentDays) })}>
      {(control) => (
        <Select
          value={form.member?.id ?? ''}
          onChange={(event) => form.set({ member: event.target.value })}
          {...control}
        >
          {form.members.map(({ id, name, seat }) => (
            <option key={id} value={id}>
              {seat === null ? name : words.inSeat({ name, seat })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Reason({ form }: Fields) {
  return (
    <Field label={words.note()}>
      {(control) => (
        <Input
          value={form.note}
          maxLength={500}
          onChange={(event) => form.set({ note: event.target.value })}
          {...control}
        />
      )}
    </Field>
  )
}

function PauseFields({ form }: Fields) {
  return (
    <>
      <Hour form={form} label={words.until()} />
      <Reason form={form} />
    </>
  )
}

function ReopenFields({ form }: Fields) {
  return (
    <>
      <p className="m-label">{words.reopenMeaning()}</p>
      <SeatBoxes legend={words.whoAnswers()} seats={form.seats} onChange={(seats) => form.set({ seats })} />
      <Reason form={form} />
    </>
  )
}

/** What is to be set right; read only when somebody wants to. */
function CorrectionFields({ form: { corrections, set } }: Fields) {
  const { ruleset } = useCampaignContext().campaign
  const [read] = useQuery({ query: correctionKindsQuery, variables: { id: ruleset.id } })
  if (read.error) return <Trouble error={read.error} />
  if (!read.data) return <Skeleton lines={3} />
  const kinds = kindsIn(read.data.ruleset?.correctionKinds)
  return (
    <>
      <p className="m-label">{words.correctMeaning()}</p>
      <Writing
        kinds={kinds}
        readers={words.correctReaders()}
        add={(written) => set({ corrections: [...corrections, written] })}
      />
      {corrections.length > 0 && (
        <WrittenList kinds={kinds} list={corrections} change={(list) => set({ corrections: list })} />
      )}
    </>
  )
}

/** Calls a vote of everybody who holds a seat. */
export function VoteButton() {
  const client = useClient()
  const { error, steer } = useSteer()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useVote()
  const { kind, kinds, voteHours } = form
  const go = async (): Promise<void> => {
    setBusy(true)
    const done = await steer(words.called(), () => client.mutation(callVote, form.sent()).toPromise())
    setBusy(false)
    if (done) setOpen(false)
  }
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {words.call()}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width={kind === 'UNWIND' ? 'm' : 's'}
        title={words.question()}
        description={words.about({ hours: voteHours })}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.notNow()}</Button>
            <Button tone="signal" busy={busy} disabled={!form.ready} onClick={() => void go()}>
              {words.call()}
            </Button>
          </>
        }
      >
        {error && <Trouble error={error} />}
        <Field label={words.onWhat()}>
          {(control) => (
            <Select
              value={kind}
              onChange={(event) => form.set({ kind: event.target.value as typeof kind })}
              {...control}
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {words.kind({ kind: one })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {kind === 'EXTEND' && <DeadlineFields form={form} />}
        {kind === 'PAUSE' && <PauseFields form={form} />}
        {kind === 'ORGANISER' && <MemberField form={form} />}
        {kind === 'EDITION' && <p className="m-label">{words.editionMeaning({ edition: form.newer ?? '' })}</p>}
        {kind === 'CORRECT' && <CorrectionFields form={form} />}
        {kind === 'UNWIND' && (
          <>
            <Suspense fallback={<Skeleton lines={3} />}>
              <UnwindFields form={form} />
            </Suspense>
            <Reason form={form} />
          </>
        )}
        {kind === 'REOPEN' && <ReopenFields form={form} />}
        {kind === 'END' && <p className="m-label">{words.endMeaning()}</p>}
      </Dialog>
    </>
  )
}
