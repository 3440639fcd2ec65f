/** Of scenarios that people have drawn or brought. */
export const scenarioFields = {
  // By way of their campaign; of a war that is shared by link, everybody reads them (test/server/sharedWar.test.ts).
  PrintedMap: { member: 'names picture' },
  PlaceName: { member: 'at text' },
  MapPicture: { member: 'data x y width height' },
  OwnScenarioConnection: { signedIn: 'nodes edges pageInfo' },
  OwnScenarioEdge: { signedIn: 'cursor node' },
  OwnScenario: {
    signedIn: 'id rulesetId title about seats revision size ready madeAt changedAt board link file findings',
  },
  ScenarioFinding: { signedIn: 'weight text at piece' },
  SharedScenario: { public: 'rulesetId title about seats board file' },
} as const
