import type { Json } from '../../../kit/json.js'
import { missions, plainTitle } from '../data/missions.js'
import * as words from '../../messages/battleSettings.generated.js'

/** Characters of one mission's text. */
const longestMissionText = 1000

/** JSON Schema of the texts: one a mission, each left out as it ships. */
export const missionTextsSchema = (): Json => ({
  ...{ type: 'object', title: words.ownTexts(), additionalProperties: false },
  description: words.ownTextsAbout(),
  properties: Object.fromEntries(
    missions.map((mission) => [
      mission,
      { type: 'string', title: plainTitle(mission) ?? mission, minLength: 1, maxLength: longestMissionText },
    ]),
  ),
})

/** What is wrong with a campaign's texts; null when nothing is. */
export const missionTextsProblem = (value: Json): string | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return words.giveTexts()
  const wrong = Object.entries(value as Readonly<Record<string, Json>>).find(
    ([mission, text]) =>
      plainTitle(mission) === null || typeof text !== 'string' || text === '' || text.length > longestMissionText,
  )
  return wrong ? words.badText({ mission: wrong[0], missions: missions.join(', '), most: longestMissionText }) : null
}
