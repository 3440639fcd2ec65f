/** How a campaign fares: what all members are told alike, and what only the facilitator is: see `fields`. */
export const healthFields = {
  CampaignHealth: { member: 'stages battlesTold seats', facilitator: 'secrets' },
  HealthStage: { member: 'turn stage openedAt closedAt plannedAt cause extended reopened pausedHours' },
  HealthSeat: { member: 'seat answers missedInRow silentAt' },
  HealthAnswer: { member: 'turn stage answer' },
  HealthSecrets: { facilitator: 'seats turns openBattles' },
  HealthSeatSecrets: { facilitator: 'seat asked sealed silentStages excuses' },
  HealthTurn: { facilitator: 'turn begun decided' },
} as const
