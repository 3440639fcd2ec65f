import type { Scope } from '../../auth/permissions.js'

const named = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The one scope with which a token may make a change. */
const byScope: Partial<Readonly<Record<Scope, readonly string[]>>> = {
  read: named('acknowledgeNotifications'),
  orders: named(`
    saveDraft sealOrders takeBackSeal keepStandingOrders endStandingOrders
    writeToBattle proposeTimes agreeOnTime callOffTime rollAtBattle showBattle
    writeLetter markLettersRead writeChronicle editChronicle hideChronicleEntry refuseWarLink
    callVote castVote consentTo objectTo concede answerRollCall answerNaming
    acceptInvitation requestSeat withdrawSeatRequest keepSeat offerSeat nameDeputy dismissDeputy
    inviteCommander entrustCommander dismissCommander leaveCampaign`),
  facilitate: named(
    'closeStage extendDeadline pauseCampaign resumeCampaign dryRun publishStage keepNotes previewCorrections correct prepareEvent deletePreparedEvent releaseEvent previewUnwinding unwind reopenStage',
  ),
  organise: named(`
    createCampaign startCampaign endCampaign allowMove keepOrganising setVisibility invite revokeInvitation answerSeatRequest
    callRoll freeMissingSeats reserveSeat releaseSeat seatBot removeBot removeHolder removeCommander removeFacilitator
    nameOrganiser dismissCoOrganiser publishChronicle shareWar
    importScenario saveScenario forkScenario shareScenario endScenarioLink deleteScenario`),
}

/** What is left to people, and why: said to nobody but those who read this and `docs/tokens.md`. */
export const inPersonOnly: readonly { readonly why: string; readonly changes: readonly string[] }[] = [
  {
    why: 'It decides who comes in with the account: a stolen token must not make itself at home, or lock its owner out.',
    changes: named(`
      createToken revokeToken allowProgram answerDevice takeBackGrant
      endSession endAllSessions renamePasskey removePasskey disconnectService`),
  },
  {
    why: 'It goes on when the token is gone: channels and calendars tell whoever they lead to.',
    changes: named(`
      addChannel removeChannel pauseChannel testChannel chooseNotifications setQuietHours setDigest
      renewSecret replayDelivery renewCalendar endCalendar`),
  },
  {
    why: 'It is about the person in all campaigns at once, and no scope or campaign of a token covers that.',
    changes: named('setLanguage showRecord announceVacation cancelVacation'),
  },
  { why: 'It is a person’s word about another person.', changes: named('complain') },
  {
    why: 'An operator acts on everybody’s accounts and campaigns.',
    changes: named('blockAccount unblockAccount settleComplaint retryCampaign'),
  },
]

/** Their answers show nothing that was not sent, or made by them, so they need no READ. */
const tellsNothing = new Set([
  'saveDraft',
  'sealOrders',
  'keepStandingOrders',
  'invite',
  'nameDeputy',
  'inviteCommander',
])

/** They name no campaign, or one that is not there yet: not for a token that is limited to some. */
const everywhere = new Set([
  ...['createCampaign', 'acceptInvitation', 'importScenario', 'saveScenario', 'forkScenario'],
  ...['shareScenario', 'endScenarioLink', 'deleteScenario'],
])

export interface Need {
  /** Null: no token may. */
  readonly scope: Scope | null
  /** Whether the answer shows what is there afterwards, if it is an object. */
  readonly tells: boolean
  readonly everywhere: boolean
}

const needs: ReadonlyMap<string, Need> = new Map(
  [
    ...Object.entries(byScope).map(([scope, changes]) => [scope as Scope, changes] as const),
    ...inPersonOnly.map(({ changes }) => [null, changes] as const),
  ].flatMap(([scope, changes]) =>
    changes.map((name) => [name, { scope, tells: !tellsNothing.has(name), everywhere: everywhere.has(name) }] as const),
  ),
)

/** @throws if the table has no line for a change */
export const needOf = (change: string): Need => {
  const need = needs.get(change)
  if (!need) throw new Error(`say in scopes/needs.ts which scope a token needs for ${change}, or why none may do it`)
  return need
}
