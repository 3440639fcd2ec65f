'use client'

import { lazy, Suspense } from 'react'
import * as words from '../../messages/battle.generated.js'
import * as connectionWords from '../../messages/connection.generated.js'
import { ownZone } from '../../api/time.js'
import { Link } from '../../shell/Link.js'
import { Badge, Button } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useBattleContext } from './BattleContext.js'
import { onClocks } from './when.js'

const Reference = lazy(() => import('../../reference/Reference.js').then((module) => ({ default: module.Reference })))

/** On paper: when the two meet, without forms and messages. */
function PrintedHour() {
  const { agreedFor, sides } = useBattleContext().desk
  if (agreedFor === null) return null
  return (
    <p className="b-printed">
      {words.foughtOn({
        times: onClocks(agreedFor, sides, ownZone())
          .map(({ text, whose, zone }) => `${text} ${whose} (${zone.replaceAll('_', ' ')})`)
          .join(', '),
      })}
    </p>
  )
}

/** Which battle it is, how it stands, and what belongs to the page as a whole. */
export function BattleHead() {
  const { campaign } = useCampaignContext()
  const { connection, desk, view, title, status } = useBattleContext()
  return (
    <div className="b-head">
      <p className="b-tools m-label">
        <Link href={`/campaign/${campaign.id}`}>← {campaign.name}</Link>
        <span className="b-actions">
          <Badge tone={connection === 'live' ? 'good' : connection === 'lost' ? 'warn' : 'plain'}>
            {connectionWords.state({ connection })}
          </Badge>
          <Suspense fallback={null}>
            <Reference choice={campaign.tabletop} />
          </Suspense>
          <Button size="s" onClick={() => window.print()}>
            {words.print()}
          </Button>
        </span>
      </p>
      <p className="m-label m-quiet">
        {campaign.name} · {campaign.ruleset.title}
        {view && ` · ${words.turn({ turn: view.turn })}`} · {campaign.tabletop.title}
      </p>
      <h1>{title}</h1>
      <p className="b-status">
        {desk.closedAt !== null && <Badge>{words.closed()}</Badge>} {status}
      </p>
      <PrintedHour />
    </div>
  )
}
