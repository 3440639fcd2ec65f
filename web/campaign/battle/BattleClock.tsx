'use client'

import type { DocumentHead } from '@muster/rulesets/kit/documents.js'
import * as words from '../../messages/battleClock.generated.js'
import type { OpenAsk } from '../../api/briefing.js'
import { dayAndTime, fromNow, ownZone } from '../../api/time.js'
import { Button, Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { DeadlineNote } from '../clock/DeadlineNote.js'
import { Deadline } from '../../turn/Deadline.js'
import { useNow } from '../../turn/useNow.js'
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
      <Notice tone="warn" title={words.oweTitle()}>
        {words.owe({ ago, until: dayAndTime(until, ownZone()), left: fromNow(until, now) })} {why}
      </Notice>
    )
  }
  if (asked === null)
    return (
      <p className="m-label m-quiet">
        {words.rule({ hours })} {why}
      </p>
    )
  const until = answerBy(asked, hours)
  if (new Date(until).getTime() > now)
    return (
      <p className="m-label">
        {words.theirTurn({
          until: dayAndTime(until, ownZone()),
          left: fromNow(until, now),
          time: (inside) => <time dateTime={until}>{inside}</time>,
        })}{' '}
        {why}
      </p>
    )
  return (
    <Notice
      tone="signal"
      title={words.noAnswerTitle({ hours })}
      action={
        asks.length > 0 && (
          <Button size="s" onClick={toForm}>
            {words.toForm()}
          </Button>
        )
      }
    >
      {words.noAnswer()} {why}
    </Notice>
  )
}

/** What is asked, and until when. */
function Until({ title: ask, deadlineAt: at }: Pick<OpenAsk, 'title' | 'deadlineAt'>) {
  const { timeZone: zone } = useCampaignContext().table
  return at === null ? ask : words.ask({ ask, hour: () => <Deadline {...{ at, zone }} /> })
}

/** How long there is for what. */
export function BattleClock({ toForm }: BattleClockProps) {
  const { desk, asks, head } = useBattleContext()
  const within = head?.answerWithin
  return (
    <section className="b-card b-clock" aria-label={words.title()}>
      <h2>{words.title()}</h2>
      {asks.length === 0 && <p className="m-quiet">{desk.closedAt ? words.decided() : words.nothingAsked()}</p>}
      {asks.map((ask) => (
        <div key={ask.id}>
          <p className="m-label">{<Until {...ask} />}</p>
          <DeadlineNote ask={ask} />
        </div>
      ))}
      {within && desk.closedAt === null && <Hours {...{ within, toForm }} />}
    </section>
  )
}
