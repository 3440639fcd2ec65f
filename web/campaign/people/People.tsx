'use client'

import { listed } from '@muster/rulesets/kit/messages.js'
import { lazy, Suspense } from 'react'
import * as absence from '../../messages/absence.generated.js'
import * as words from '../../messages/people.generated.js'
import type { Table } from '../../api/table.js'
import { addressOf } from '../../reference/address.js'
import { Link } from '../../shell/Link.js'
import { Unofficial } from '../../shell/Unofficial.js'
import { Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Clocks } from '../clock/Clocks.js'
import { AbsenceNote } from './AbsenceNote.js'
import { BackButton } from './BackButton.js'
import { Seats } from './Seats.js'

const OrganiserTools = lazy(() => import('./OrganiserTools.js').then((module) => ({ default: module.OrganiserTools })))
const TabletopNote = lazy(() =>
  import('../battle/TabletopNote.js').then((module) => ({ default: module.TabletopNote })),
)
const Log = lazy(() => import('./Log.js').then((module) => ({ default: module.Log })))
const SeatNews = lazy(() => import('./SeatNews.js').then((module) => ({ default: module.SeatNews })))
const KeptStarts = lazy(() => import('./KeptStarts.js').then((module) => ({ default: module.KeptStarts })))
const CommanderTools = lazy(() => import('./CommanderTools.js').then((module) => ({ default: module.CommanderTools })))
const DeputyTools = lazy(() => import('./DeputyTools.js').then((module) => ({ default: module.DeputyTools })))
const Records = lazy(() => import('./Records.js').then((module) => ({ default: module.Records })))
const FacilitatorPart = lazy(() =>
  import('./FacilitatorPart.js').then((module) => ({ default: module.FacilitatorPart })),
)
const VoteButton = lazy(() => import('./VoteButton.js').then((module) => ({ default: module.VoteButton })))
const ConcedeButton = lazy(() => import('./ConcedeButton.js').then((module) => ({ default: module.ConcedeButton })))
const ObjectToLink = lazy(() => import('./ObjectToLink.js').then((module) => ({ default: module.ObjectToLink })))
const Channels = lazy(() => import('./Channels.js').then((module) => ({ default: module.Channels })))
const LeaveButton = lazy(() => import('./LeaveButton.js').then((module) => ({ default: module.LeaveButton })))

const facilitatorLine = ({ facilitator: name, facilitatorNamesake: namesake }: Table): string => {
  if (name === null) return words.noFacilitator()
  return namesake === null ? words.facilitator({ name }) : words.facilitatorNamesake({ name, namesake })
}

const organiserLine = ({ organiser: name, members }: Table): string => {
  const names = members.filter(({ coOrganiser }) => coOrganiser).map((member) => member.name)
  const first = name === null ? words.noOrganiser() : words.organiser({ name })
  return names.length === 0 ? first : `${first} ${words.coOrganisers({ names: listed(names) })}`
}

const isPlayed = (phase: Table['phase']): boolean => phase !== 'GATHERING' && phase !== 'ENDED'

/** What the holder of a seat may decide while the war is on. */
function HolderTools() {
  return (
    <>
      <VoteButton />
      <ConcedeButton />
      <ObjectToLink />
    </>
  )
}

/** The table: people, clocks, and the organiser's tools for the one who has them. */
export function People() {
  const { campaign, table } = useCampaignContext()
  const { id, place, ruleset, edition } = campaign
  const tools = place.organiser && <OrganiserTools />
  const gathers = table.phase === 'GATHERING'
  return (
    <div className="c-people">
      <BackButton />
      <Seats />
      <Suspense fallback={null}>
        <SeatNews />
        {table.seats.some(({ reservedUntil }) => reservedUntil !== null) && <KeptStarts />}
        {table.phase !== 'ENDED' && !place.former && <CommanderTools />}
        {table.phase !== 'ENDED' && table.phase !== 'GATHERING' && <DeputyTools />}
      </Suspense>
      <p className="m-label m-quiet">
        {organiserLine(table)} {facilitatorLine(table)}
      </p>
      {/* Before the start there is nothing else to do. */}
      {gathers && <Suspense fallback={<Skeleton lines={4} />}>{tools}</Suspense>}
      <h2>{words.log()}</h2>
      <Suspense fallback={<Skeleton lines={4} />}>
        <Log />
      </Suspense>
      <h2>{words.tabletop()}</h2>
      <Suspense fallback={<Skeleton lines={1} />}>
        <TabletopNote tabletop={campaign.tabletop} />
      </Suspense>
      <h2>{words.deadlines()}</h2>
      <Clocks />
      <h2>{words.channels()}</h2>
      <Suspense fallback={<Skeleton lines={1} />}>
        <Channels />
      </Suspense>
      <h2>{absence.heading()}</h2>
      <AbsenceNote />
      <Suspense fallback={<Skeleton lines={2} />}>
        {!gathers && tools}
        {!place.former && <Records />}
        {place.role === 'PLAYER' && !place.former && isPlayed(table.phase) && <HolderTools />}
        {place.role === 'FACILITATOR' && !place.former && <FacilitatorPart />}
        {!place.former && place.role !== 'DEPUTY' && table.phase !== 'ENDED' && <LeaveButton />}
      </Suspense>
      <p className="m-label">
        {words.links({
          ruleset: ruleset.title,
          edition,
          house: (inside) => <Link href={`/campaign/${id}/house-rules`}>{inside}</Link>,
          rules: (inside) => <Link href={`/rules/${ruleset.id}?campaign=${id}`}>{inside}</Link>,
          tables: (inside) => <Link href={addressOf(campaign.tabletop.id, campaign.tabletop.variants)}>{inside}</Link>,
          then: (inside) => <Link href={`/campaign/${id}/history`}>{inside}</Link>,
        })}
        {!place.former && !gathers && (
          <>
            {' '}
            · <Link href={`/campaign/${id}/health`}>{words.health()}</Link>
          </>
        )}
        {table.opened && (
          <>
            {' '}
            · <Link href={`/campaign/${id}/replay`}>{words.replay()}</Link>
          </>
        )}
      </p>
      <details className="a-fold">
        <summary>{words.key()}</summary>
        <pre className="a-pre m-mono">{campaign.publicKey}</pre>
      </details>
      <div className="c-unofficial">
        <Unofficial />
      </div>
    </div>
  )
}
