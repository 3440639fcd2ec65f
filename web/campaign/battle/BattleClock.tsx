'use client'

import type { DocumentHead } from '@muster/rulesets/kit/documents.js'
import { dayAndTime, fromNow, ownZone } from '../../api/time.js'
import { Button, Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { DeadlineNote } from '../clock/Clocks.js'
import { useNow } from '../clock/useNow.js'
import { RuleLink } from '../../rules/RuleLink.js'
import { useBattleContext } from './BattleContext.js'
import { answerBy, unansweredSince } from './when.js'

interface BattleClockProps {
  /** Brings the form in sight where the claim is made. */
  readonly toForm: () => void
}

interface HoursProps extends BattleClockProps {
  readonly within: NonNullable<DocumentHead['answerWithin']>
}

/** The hours that a side has to answer once the other has made contact. */
function Hours({ within: { hours, rule }, toForm }: HoursProps) {
  const { desk, asks, rules } = useBattleContext()
  const now = useNow()
  const why = <RuleLink rule={rule} rules={rules} />
  const [asked, owing] = [unansweredSince(desk, true), unansweredSince(desk, false)]
  if (owing !== null) {
    const until = answerBy(owing, hours)
    // This page looks at its clock now and then only: what was written since is no thing to come.
    const ago = fromNow(owing, Math.max(now, new Date(owing).getTime() + 1))
    return (
      <Notice tone="warn" title="You owe an answer">
        The other side wrote {ago}. Answer until {dayAndTime(until, ownZone())} ({fromNow(until, now)}
        ), or it may claim the forfeit. {why}
      </Notice>
    )
  }
  if (asked === null)
    return (
      <p className="m-label m-quiet">
        A message that stays unanswered for {hours} hours lets its writer claim the forfeit. {why}
      </p>
    )
  const until = answerBy(asked, hours)
  if (new Date(until).getTime() > now)
    return (
      <p className="m-label">
        The other side has until <time dateTime={until}>{dayAndTime(until, ownZone())}</time> ({fromNow(until, now)}) to
        answer you. {why}
      </p>
    )
  return (
    <Notice
      tone="signal"
      title={`No answer in ${String(hours)} hours`}
      action={
        asks.length > 0 && (
          <Button size="s" onClick={toForm}>
            To the form
          </Button>
        )
      }
    >
      You may claim the forfeit with your result: what you wrote here, and when, stands as it is. {why}
    </Notice>
  )
}

/** How long there is for what. */
export function BattleClock({ toForm }: BattleClockProps) {
  const now = useNow()
  const { timeZone } = useCampaignContext().table
  const { desk, asks, head } = useBattleContext()
  const within = head?.answerWithin
  return (
    <section className="b-card b-clock" aria-label="Clock">
      <h2>Clock</h2>
      {asks.length === 0 && (
        <p className="m-quiet">{desk.closedAt ? 'The battle is decided.' : 'Nothing is asked of you now.'}</p>
      )}
      {asks.map((ask) => (
        <div key={ask.id}>
          <p className="m-label">
            {ask.title}
            {ask.deadlineAt && (
              <>
                {' – until '}
                <time dateTime={ask.deadlineAt}>{dayAndTime(ask.deadlineAt, timeZone)}</time>{' '}
                <span className="m-quiet">{`${timeZone.replaceAll('_', ' ')}, ${fromNow(ask.deadlineAt, now)}`}</span>
              </>
            )}
          </p>
          <DeadlineNote ask={ask} />
        </div>
      ))}
      {within && desk.closedAt === null && <Hours {...{ within, toForm }} />}
    </section>
  )
}
