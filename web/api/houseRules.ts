import { graphql, type ResultOf } from './graphql.js'
import { setting } from './rulesets.js'

const chosenRules = graphql(`
  fragment ChosenRules on HouseRules {
    settings
    timeZone
    noticeHours
    coolDownHours
    publishHours
    voteHours
    silentDays
    showSealed
    replaceable
    draftAtDeadline
    observersDelayTurns
    press
    letterDelayHours
    facilitatorReadsLetters
    blindFacilitator
    absence {
      silentStages
      silentThen
      quorum
      waitHours
      excuses
      excuseTurns
      vacations
      vacationStageDays
      vacationDays
    }
    deadlines {
      class
      title
      days
      at
    }
    tabletop {
      id
      title
      variants
      settings
      overrides
    }
  }
`)
/** What a group has chosen, without the questions. */
export type ChosenRules = ResultOf<typeof chosenRules>

export const houseRules = graphql(
  `
    fragment HouseRules on HouseRules {
      edition
      ...ChosenRules
      scenario {
        title
        seats {
          alliance
        }
      }
      ruleset {
        id
        title
        settings {
          ...Setting
        }
        deadlines {
          id
          days
        }
        rules {
          id
          title
          setting
        }
      }
    }
  `,
  [chosenRules, setting],
)
/** What a campaign is played under. */
export type HouseRules = ResultOf<typeof houseRules>

export const campaignHouseRules = graphql(
  `
    query CampaignHouseRules($id: ID!) {
      campaign(id: $id) {
        name
        houseRules {
          ...HouseRules
        }
      }
    }
  `,
  [houseRules],
)

/** How long each stage is open: they run from the start on. */
export const chosenDeadlines = graphql(`
  query ChosenDeadlines($id: ID!) {
    campaign(id: $id) {
      houseRules {
        deadlines {
          class
          title
          days
          at
        }
      }
    }
  }
`)

export const invitedHouseRules = graphql(
  `
    query InvitedHouseRules($token: String!) {
      invitation(token: $token) {
        offer {
          name
          houseRules {
            ...HouseRules
          }
        }
      }
    }
  `,
  [houseRules],
)

/** To begin another campaign from. */
export const chosenBefore = graphql(
  `
    query ChosenBefore($id: ID!) {
      campaign(id: $id) {
        id
        houseRules {
          ...ChosenRules
        }
      }
    }
  `,
  [chosenRules],
)
