import { graphql, type ResultOf } from './graphql.js'

export const healthQuery = graphql(`
  query Health($id: ID!) {
    campaign(id: $id) {
      id
      health {
        stages {
          turn
          stage
          openedAt
          closedAt
          plannedAt
          cause
          extended
          reopened
          pausedHours
        }
        battlesTold
        seats {
          seat
          answers {
            turn
            stage
            answer
          }
          missedInRow
          silentAt
        }
        secrets {
          seats {
            seat
            asked
            sealed
            silentStages
            excuses
          }
          turns {
            turn
            begun
            decided
          }
          openBattles
        }
      }
    }
  }
`)
export type Health = NonNullable<NonNullable<ResultOf<typeof healthQuery>['campaign']>['health']>
export type HealthStage = Health['stages'][number]
export type HealthSeat = Health['seats'][number]
export type HealthSecrets = NonNullable<Health['secrets']>
