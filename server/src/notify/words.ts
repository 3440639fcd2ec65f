import { canonical } from '@muster/rulesets/kit/json.js'
import { hourIn } from '../base/hour.js'
import * as digest from '../messages/digest.generated.js'
import * as words from '../messages/notifications.generated.js'
import type { DigestCampaign, DueDelivery } from '../store/notify/deliveries.js'
import type { SentReceipt } from '../store/reads.notify.js'
import type { Words } from './channel.js'
import { isKind, type Kind } from './kinds.js'

/** What a ruleset calls a stage. */
export type StageTitle = (rulesetId: string, stage: string) => string

/** Where on the campaign's page it is. */
const parts: Partial<Readonly<Record<Kind, string>>> = { LETTER: '#letters', CHRONICLE: '#chronicle' }

/** What the words of a message are made of. */
export type Told = Pick<
  DueDelivery,
  'about' | 'campaign' | 'campaignId' | 'rulesetId' | 'campaignZone' | 'zone' | 'deadlineAt'
> & { readonly digest?: DueDelivery['digest']; readonly head?: DueDelivery['head'] }

/** Enough to find a head by, and to tell it from any other. */
const shownOfHead = 12

const digestLines = (
  { campaign, campaignId, asked, deadlineAt, closed, zone: own }: DigestCampaign,
  zone: string | null,
  publicUrl: string,
): readonly string[] => {
  const deadline = deadlineAt === null ? '' : hourIn(deadlineAt, zone ?? own)
  const due = deadlineAt === null ? 'none' : asked === 1 ? 'one' : 'several'
  return [digest.campaign({ campaign, asked, due, deadline, closed }), `${publicUrl}/campaign/${campaignId}`]
}

/** The text that is signed as it was signed, so that it can be checked by itself. */
const receiptLines = ({ signature, ...signed }: SentReceipt): readonly string[] => [
  canonical(signed),
  words.signature({ signature }),
]

/** The words of a message: which campaign, what is asked and until when. What has happened stands behind the link, for those who may read it. */
export const wordsOf = (
  { about, campaign, campaignId, rulesetId, campaignZone, zone, deadlineAt, digest: week, head = null }: Told,
  kind: Kind,
  { publicUrl, stageTitle }: { readonly publicUrl: string; readonly stageTitle: StageTitle },
): Words => {
  const { turn = 0, stage = '' } = about
  const title = rulesetId === null ? '' : stageTitle(rulesetId, stage)
  const part = parts[kind] ?? ''
  // Whoever is declined has no place: the campaign's own page would show them nothing.
  const page = kind === 'DECLINED' ? '/campaigns' : `/campaign/${campaignId ?? ''}${part}`
  const deadline = deadlineAt && hourIn(deadlineAt.toISOString(), zone ?? campaignZone ?? 'UTC')
  const inDigest = (week ?? []).flatMap((one) => digestLines(one, zone, publicUrl))
  return {
    subject: words.subject({ campaign: campaign ?? 'Muster', kind }),
    lines: [
      ...[words.text({ kind, turn, stage: title }), ...(deadline ? [words.deadline({ deadline })] : []), ...inDigest],
      ...(about.receipt ? receiptLines(about.receipt) : []),
      ...(head === null ? [] : [words.record({ head: head.slice(0, shownOfHead) })]),
    ],
    link: campaignId === null ? publicUrl : `${publicUrl}${page}`,
  }
}

/** What a channel has been told of the same stage, oldest first. */
export const saidBefore = (
  { about, rulesetId, said }: DueDelivery,
  { stageTitle }: { readonly stageTitle: StageTitle },
): readonly string[] => {
  const { turn = 0, stage = '' } = about
  const title = rulesetId === null ? '' : stageTitle(rulesetId, stage)
  return said.filter(isKind).map((kind) => words.text({ kind, turn, stage: title }))
}
