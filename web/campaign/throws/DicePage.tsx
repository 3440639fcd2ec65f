'use client'

import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/campaignDice.generated.js'
import * as pageWords from '../../messages/campaignPage.generated.js'
import { campaignQuery } from '../../api/campaign.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { Badge, EmptyState, ErrorNote, Skeleton } from '../../ui/index.js'
import '../campaign.css'
import { CampaignProvider, useCampaignContext } from '../CampaignContext.js'
import type { Tools } from '../desk/openDesk.js'
import { useTools } from '../desk/useTools.js'
import '../records/records.css'
import { LineDice } from '../report/LineDice.js'
import '../report/report.css'
import { CheckAll } from './CheckAll.js'
import { Sums } from './Sums.js'
import './throws.css'
import { type Moment, momentsOf, type Told } from './told.js'
import { useTold } from './useTold.js'

const countOf = (told: readonly Told[]): number =>
  told.reduce((sum, { throws }) => throws.reduce((so, one) => so + one.throws.length, sum), 0)

/** What the throws were made for, where no line says it. */
const titleOf = ({ text, throws }: Told, { presentation }: Tools): string => {
  if (text !== null) return text
  const names = new Set(throws.flatMap((one) => one.throws.map(({ name }) => presentation.throwTitle?.(name) ?? name)))
  return [...names].join(', ')
}

interface OfMomentProps {
  readonly moment: Moment
  readonly tools: Tools
  readonly isFirst: boolean
}

/** A turn and stage, whose throws are drawn once it is opened: a long war has thousands. */
function OfMoment({ moment: { turn, stage, told }, tools, isFirst }: OfMomentProps) {
  const { stages } = useCampaignContext().campaign.ruleset
  const [open, setOpen] = useState(isFirst)
  const title = stages.find(({ id }) => id === stage)?.title ?? stage
  return (
    <details className="a-fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.moment({ turn, stage: title })} <span className="m-quiet">{words.count({ throws: countOf(told) })}</span>
      </summary>
      {open && (
        <ul>
          {told.map((one, at) => (
            <li key={at}>
              {titleOf(one, tools)} {one.text === null && <span className="m-quiet">{one.throws[0]?.subject}</span>}{' '}
              {one.undone && <Badge tone="warn">{words.undone()}</Badge>}
              <LineDice throws={one.throws} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function Dice({ tools }: { readonly tools: Tools }) {
  const { campaign } = useCampaignContext()
  const reading = useTold(tools)
  const told = reading?.told
  const moments = useMemo(() => momentsOf(told ?? []), [told])
  if (!reading || !told) return <Skeleton lines={6} label={words.opening()} />
  if (reading.left > 0) return <Skeleton lines={6} label={words.left({ left: reading.left })} />
  const failed = reading.failed && (
    <ErrorNote title={words.failedTitle()} safe={words.failedSafe()}>
      {words.failed()}
    </ErrorNote>
  )
  if (told.length === 0) return failed || <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
  return (
    <>
      {failed}
      <CheckAll told={told} count={countOf(told)} />
      <Sums told={told.filter(({ undone }) => !undone)} tools={tools} legend={campaign.briefing?.view.legend ?? []} />
      <section className="c-report" aria-labelledby="throws">
        <h2 id="throws">{words.throws()}</h2>
        {moments.map((moment, at) => (
          <OfMoment key={`${String(moment.turn)} ${moment.stage}`} {...{ moment, tools }} isFirst={at === 0} />
        ))}
      </section>
    </>
  )
}

function Opened() {
  const { campaign, table } = useCampaignContext()
  const state = useTools(campaign.ruleset.id, campaign.ruleset.edition)
  return (
    <div className="c-throws">
      <header>
        <h1>{words.title()}</h1>
        <p>{table.opened ? words.allAbout() : words.toldAbout()}</p>
        <p className="m-label">
          {table.opened && (
            <>
              <Link href={`/campaign/${campaign.id}/end`}>{words.toEnd()}</Link> ·{' '}
            </>
          )}
          <Link href={`/campaign/${campaign.id}`}>{words.back()}</Link>
        </p>
      </header>
      {state.kind === 'open' ? <Dice tools={state.tools} /> : <Skeleton lines={6} label={words.opening()} />}
    </div>
  )
}

/** The dice of a campaign as far as its reader may know them: checked in the browser, and held against what such dice show. */
export function DicePage({ id }: { readonly id: string }) {
  const [{ data, error }, again] = useQuery({ query: campaignQuery, variables: { id } })
  const campaign = data?.campaign
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={8} label={words.opening()} />
  if (!campaign) return <EmptyPage title={pageWords.noneTitle()}>{pageWords.none()}</EmptyPage>
  return (
    <CampaignProvider campaign={campaign} table={campaign.status} reload={again}>
      <Opened />
    </CampaignProvider>
  )
}
