'use client'

import { lazy, Suspense } from 'react'
import type { BattleDesk } from '../../api/battles.js'
import { ownZone } from '../../api/time.js'
import { Link } from '../../shell/Link.js'
import { Badge, Button } from '../../ui/index.js'
import type { Battle } from './useBattlePage.js'
import { onClocks } from './when.js'

const Reference = lazy(() => import('../../reference/Reference.js').then((module) => ({ default: module.Reference })))

const lines = { live: 'live', lost: 'Offline, reconnecting', connecting: 'connecting', idle: 'Not connected' } as const

/** On paper: when the two meet, without forms and messages. */
const PrintedHour = ({ desk }: { readonly desk: BattleDesk }) =>
  desk.agreedFor !== null && (
    <p className="b-printed">
      Fought on{' '}
      {onClocks(desk.agreedFor, desk.sides, ownZone())
        .map(({ text, whose, zone }) => `${text} ${whose} (${zone.replaceAll('_', ' ')})`)
        .join(', ')}
    </p>
  )

/** Which battle it is, how it stands, and what belongs to the page as a whole. */
export const BattleHead = ({ campaign, connection, desk, view, title, status }: Battle) => (
  <div className="b-head">
    <p className="b-tools m-label">
      <Link href={`/campaign/${campaign.id}`}>← {campaign.name}</Link>
      <span className="b-actions">
        <Badge tone={connection === 'live' ? 'good' : connection === 'lost' ? 'warn' : 'plain'}>
          {lines[connection]}
        </Badge>
        <Suspense fallback={null}>
          <Reference choice={campaign.tabletop} />
        </Suspense>
        <Button size="s" onClick={() => window.print()}>
          Print
        </Button>
      </span>
    </p>
    <p className="m-label m-quiet">
      {campaign.name} · {campaign.ruleset.title}
      {view && ` · turn ${String(view.turn)}`} · {campaign.tabletop.title}
    </p>
    <h1>{title}</h1>
    <p className="b-status">
      {desk.closedAt !== null && <Badge>closed</Badge>} {status}
    </p>
    <PrintedHour desk={desk} />
  </div>
)
