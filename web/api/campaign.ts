import { briefing } from './briefing.js'
import { graphql, type ResultOf } from './graphql.js'
import { invitation } from './invitation.js'
import { receipt } from './orders.js'
import { table } from './table.js'

export const place = graphql(`
  fragment Place on Place {
    role
    seat
    organiser
    coOrganiser
    former
    excuses
    askedCommander
    askedDeputy {
      from
      until
    }
  }
`)
export type Place = ResultOf<typeof place>

export const campaignQuery = graphql(
  `
    query Campaign($id: ID!) {
      campaign(id: $id) {
        id
        name
        edition
        settings
        tabletop {
          id
          title
          variants
          settings
          overrides
        }
        publicKey
        seatBytes
        noticeHours
        coolDownHours
        blindFacilitator
        publishHours
        voteHours
        silentDays
        press
        letterDelayHours
        facilitatorReadsLetters
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
        draftAtDeadline
        replaceable
        board
        boardHash
        printedMap {
          names {
            at
            text
          }
          picture {
            x
            y
            width
            height
          }
        }
        ruleset {
          id
          title
          edition
          stages {
            id
            title
          }
        }
        scenario {
          id
          title
        }
        place {
          ...Place
        }
        status {
          ...Table
        }
        briefing {
          ...Briefing
        }
        receipts {
          ...Receipt
        }
        invitations {
          ...Invitation
        }
      }
    }
  `,
  [place, table, briefing, receipt, invitation],
)
/** The picture of its map, which is large and comes after it. */
export const mapPictureQuery = graphql(`
  query MapPicture($id: ID!) {
    campaign(id: $id) {
      printedMap {
        picture {
          data
        }
      }
    }
  }
`)
export type Campaign = NonNullable<ResultOf<typeof campaignQuery>['campaign']>
/** The tabletop system as the campaign has chosen it. */
export type TabletopOf = Campaign['tabletop']
