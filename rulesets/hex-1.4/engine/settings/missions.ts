import type { Json } from '../../../kit/json.js'
import { missions } from '../data/missions.js'

/** Letters of one mission's text. */
const longestMissionText = 1000

/** JSON Schema of the texts: one a mission, each left out as it ships. */
export const missionTextsSchema: Json = {
  ...{ type: 'object', title: 'Missions in the campaign’s own words', additionalProperties: false },
  description: 'Printed on battle sheets: set-up, zones, special rules, victory.',
  properties: Object.fromEntries(
    Object.entries(missions).map(([mission, { title }]) => [
      mission,
      { type: 'string', title, minLength: 1, maxLength: longestMissionText },
    ]),
  ),
}

/** What is wrong with a campaign's texts; null when nothing is. */
export const missionTextsProblem = (value: Json): string | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'give texts by mission: { "BLITZ": "…" }'
  const wrong = Object.entries(value as Readonly<Record<string, Json>>).find(
    ([mission, text]) =>
      !Object.hasOwn(missions, mission) || typeof text !== 'string' || text === '' || text.length > longestMissionText,
  )
  return wrong
    ? `${wrong[0]}: missions are ${Object.keys(missions).join(', ')}, each with a text of 1 to ${String(longestMissionText)} letters`
    : null
}
