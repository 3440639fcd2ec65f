import { acceptInvitation } from './useCases/acceptInvitation.js'
import { agreeOnTime } from './useCases/agreeOnTime.js'
import { removeBot, seatBot } from './useCases/bots.js'
import { answerSeatRequest } from './useCases/answerSeatRequest.js'
import { callVote } from './useCases/callVote.js'
import { castVote, keepOrganising } from './useCases/castVote.js'
import { callOffTime } from './useCases/callOffTime.js'
import { dismissCommander, entrustCommander, inviteCommander, removeCommander } from './useCases/commanders.js'
import { dismissDeputy, nameDeputy } from './useCases/deputies.js'
import { offerSeat } from './useCases/offerSeat.js'
import { allowMove, endCampaign, pauseCampaign, resumeCampaign } from './useCases/clockwork.js'
import { closeStage } from './useCases/closings.js'
import { consentTo, objectTo } from './useCases/consents.js'
import { complain } from './useCases/complain.js'
import { concede } from './useCases/concede.js'
import { addPicture } from './useCases/addPicture.js'
import { editChronicle } from './useCases/editChronicle.js'
import { hideChronicleEntry } from './useCases/hideChronicleEntry.js'
import { publishChronicle } from './useCases/publishChronicle.js'
import { refuseWarLink, shareWar } from './useCases/shareWar.js'
import { writeChronicle } from './useCases/writeChronicle.js'
import { createCampaign } from './useCases/createCampaign.js'
import { blockAccount, readJobs, retryCampaign, settleComplaint, unblockAccount } from './useCases/operate.js'
import { correct, previewCorrections } from './useCases/correct.js'
import { previewUnwinding, reopenStage, unwind } from './useCases/unwind.js'
import { dryRun, publishStage } from './useCases/dryRun.js'
import { deletePreparedEvent, prepareEvent, releaseEvent } from './useCases/preparedEvents.js'
import { keepNotes } from './useCases/keepNotes.js'
import { extendDeadline } from './useCases/extendDeadline.js'
import { invite, revokeInvitation } from './useCases/invite.js'
import { keepSeat } from './useCases/keepSeat.js'
import { leaveCampaign, removeFacilitator, removeHolder } from './useCases/leave.js'
import { markLettersRead } from './useCases/markLettersRead.js'
import { answerNaming, dismissCoOrganiser, nameOrganiser } from './useCases/naming.js'
import {
  deleteScenario,
  endScenarioLink,
  forkScenario,
  importScenario,
  saveScenario,
  shareScenario,
} from './useCases/ownScenarios.js'
import { proposeTimes } from './useCases/proposeTimes.js'
import { answerRollCall, callRoll, freeMissingSeats } from './useCases/rollCall.js'
import { releaseSeat, reserveSeat } from './useCases/reservations.js'
import { rollAtBattle } from './useCases/rollAtBattle.js'
import { saveDraft } from './useCases/saveDraft.js'
import { announceVacation, cancelVacation, showRecordTo } from './useCases/vacations.js'
import { sealOrders } from './useCases/sealOrders.js'
import { requestSeat, withdrawSeatRequest } from './useCases/seatRequests.js'
import { endStandingOrders, keepStandingOrders } from './useCases/standingOrders.js'
import { startCampaign } from './useCases/startCampaign.js'
import { setVisibility } from './useCases/visibility.js'
import { takeBackSeal } from './useCases/takeBackSeal.js'
import { writeLetter } from './useCases/writeLetter.js'
import { showBattle } from './useCases/showBattle.js'
import { writeToBattle } from './useCases/writeToBattle.js'
import { traced } from '../base/trace.js'
import type { Context } from './access/context.js'
import { notFound } from '../base/problems.js'
import { reachesNamed } from './common/caller.js'
import type { Caller, UseCases } from './common/contract.js'

const use =
  <Input, Output>(work: (context: Context, caller: Caller, input: Input) => Promise<Output>, context: Context) =>
  async (caller: Caller, input: Input): Promise<Output> => {
    if (!reachesNamed(caller, input)) throw notFound()
    return traced(`use case ${work.name}`, {}, () => work(context, caller, input))
  }

/** What the holder of a seat does about who plays it. */
const forSeat = (context: Context) => ({
  keepSeat: use(keepSeat, context),
  nameDeputy: use(nameDeputy, context),
  dismissDeputy: use(dismissDeputy, context),
  inviteCommander: use(inviteCommander, context),
  entrustCommander: use(entrustCommander, context),
  dismissCommander: use(dismissCommander, context),
  removeCommander: use(removeCommander, context),
  offerSeat: use(offerSeat, context),
  announceVacation: use(announceVacation, context),
  cancelVacation: use(cancelVacation, context),
  showRecordTo: use(showRecordTo, context),
})

/** What callers may ask for, each with the context that it works in. */
export const useCasesOf = (context: Context): Omit<UseCases, 'receiptKey' | 'renamed' | 'signalRevoked'> => ({
  ...forSeat(context),
  createCampaign: use(createCampaign, context),
  invite: use(invite, context),
  revokeInvitation: use(revokeInvitation, context),
  acceptInvitation: use(acceptInvitation, context),
  setVisibility: use(setVisibility, context),
  reserveSeat: use(reserveSeat, context),
  releaseSeat: use(releaseSeat, context),
  requestSeat: use(requestSeat, context),
  withdrawSeatRequest: use(withdrawSeatRequest, context),
  answerSeatRequest: use(answerSeatRequest, context),
  callRoll: use(callRoll, context),
  answerRollCall: use(answerRollCall, context),
  freeMissingSeats: use(freeMissingSeats, context),
  startCampaign: use(startCampaign, context),
  saveDraft: use(saveDraft, context),
  keepStandingOrders: use(keepStandingOrders, context),
  endStandingOrders: use(endStandingOrders, context),
  takeBackSeal: use(takeBackSeal, context),
  sealOrders: use(sealOrders, context),
  closeStage: use(closeStage, context),
  consentTo: use(consentTo, context),
  objectTo: use(objectTo, context),
  callVote: use(callVote, context),
  concede: use(concede, context),
  castVote: use(castVote, context),
  keepOrganising: use(keepOrganising, context),
  extendDeadline: use(extendDeadline, context),
  dryRun: use(dryRun, context),
  publishStage: use(publishStage, context),
  keepNotes: use(keepNotes, context),
  ...{ previewCorrections: use(previewCorrections, context), correct: use(correct, context) },
  ...{ previewUnwinding: use(previewUnwinding, context), unwind: use(unwind, context) },
  reopenStage: use(reopenStage, context),
  ...{ prepareEvent: use(prepareEvent, context), deletePreparedEvent: use(deletePreparedEvent, context) },
  releaseEvent: use(releaseEvent, context),
  pauseCampaign: use(pauseCampaign, context),
  resumeCampaign: use(resumeCampaign, context),
  allowMove: use(allowMove, context),
  nameOrganiser: use(nameOrganiser, context),
  answerNaming: use(answerNaming, context),
  dismissCoOrganiser: use(dismissCoOrganiser, context),
  removeHolder: use(removeHolder, context),
  seatBot: use(seatBot, context),
  removeBot: use(removeBot, context),
  removeFacilitator: use(removeFacilitator, context),
  leaveCampaign: use(leaveCampaign, context),
  endCampaign: use(endCampaign, context),
  showBattle: use(showBattle, context),
  writeToBattle: use(writeToBattle, context),
  proposeTimes: use(proposeTimes, context),
  agreeOnTime: use(agreeOnTime, context),
  callOffTime: use(callOffTime, context),
  rollAtBattle: use(rollAtBattle, context),
  writeLetter: use(writeLetter, context),
  markLettersRead: use(markLettersRead, context),
  writeChronicle: use(writeChronicle, context),
  editChronicle: use(editChronicle, context),
  hideChronicleEntry: use(hideChronicleEntry, context),
  publishChronicle: use(publishChronicle, context),
  importScenario: use(importScenario, context),
  saveScenario: use(saveScenario, context),
  forkScenario: use(forkScenario, context),
  shareScenario: use(shareScenario, context),
  endScenarioLink: use(endScenarioLink, context),
  deleteScenario: use(deleteScenario, context),
  shareWar: use(shareWar, context),
  refuseWarLink: use(refuseWarLink, context),
  addPicture: use(addPicture, context),
  complain: use(complain, context),
  blockAccount: use(blockAccount, context),
  unblockAccount: use(unblockAccount, context),
  settleComplaint: use(settleComplaint, context),
  retryCampaign: use(retryCampaign, context),
  jobs: (caller) => readJobs(context, caller),
})
