/** Whose lists may be empty in the world of this test, so that only refusals can be checked of them and of what hangs below. */
export const sparse: ReadonlySet<string> = new Set([
  // Of these test/server/seatRequests.test.ts and test/server/rollCall.test.ts have some.
  ...['SeatRequest', 'SeatRequestEdge', 'RollCall'],
  // Of these test/server/shapes.test.ts and test/server/unwinding.test.ts have some.
  ...['ClosedQuestion', 'ClosedSheet', 'CorrectedLine'],
  ...['Notice', 'Contact', 'Mark', 'Stat', 'ReportLine', 'LineThrows', 'LineThrow', 'Choice', 'AmountRange'],
  // Nobody is away in the world of this test, see test/server/deputies.test.ts.
  ...['Deputy', 'AskedDeputy', 'Vacation'],
  // Of channels test/server/channels.test.ts has some.
  ...['QuietHours', 'ChannelChoice', 'Digest', 'Notification'],
  // Of what a webhook was sent test/server/webhooks.test.ts has some.
  ...['Delivery', 'DeliveryAttempt'],
  // Of what an operator sees test/api/operator.test.ts has some.
  ...['OperatorFault', 'FailedJob', 'ChannelCount', 'Complaint', 'OperatorAct'],
  // Of other ways to sign in test/api/passkeys.test.ts and test/api/services.test.ts have some.
  ...['Passkey', 'SignInService', 'ConnectedService'],
  // Of what was granted to programs test/api/programs.test.ts has some.
  'ProgramGrant',
  // Of scenarios of one's own, and of what is printed on them, test/server/ownScenarios.test.ts has some.
  ...['PrintedMap', 'PlaceName', 'MapPicture', 'OwnScenario', 'OwnScenarioEdge', 'ScenarioFinding', 'SharedScenario'],
  // No war is over in the world of this test, see test/server/sharedWar.test.ts.
  ...['SharedWar', 'SharedMoment'],
  // No stage waits to be published in the world of this test, see test/server/publishing.test.ts.
  ...['DryRun', 'DryRunViewer', 'ViewChanges', 'ViewChange'],
  // Nothing is prepared in it either, see test/server/preparedEvents.test.ts.
  ...['PreparedEvent', 'PreparedCorrection'],
  // Of battle desks test/api/battleDesk.test.ts has a world of its own.
  ...['BattleDesk', 'BattleSide', 'BattleEntry', 'BattleRoll', 'BattleThrow'],
])
