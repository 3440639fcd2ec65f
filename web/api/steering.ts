import { graphql } from './graphql.js'
import { table } from './table.js'

/** Every tool of the organiser answers with the table as it stands then. */
export const steered = graphql(
  `
    fragment OrganiserResult on Campaign {
      id
      status {
        ...Table
      }
    }
  `,
  [table],
)

export const startCampaign = graphql(
  `
    mutation StartCampaign($id: ID!) {
      startCampaign(campaignId: $id) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const closeStage = graphql(
  `
    mutation CloseStage($id: ID!) {
      closeStage(campaignId: $id) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const consentTo = graphql(
  `
    mutation ConsentTo($id: ID!, $noticeId: ID!) {
      consentTo(campaignId: $id, noticeId: $noticeId) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const objectTo = graphql(
  `
    mutation ObjectTo($id: ID!, $noticeId: ID!) {
      objectTo(campaignId: $id, noticeId: $noticeId) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const pauseCampaign = graphql(
  `
    mutation PauseCampaign($id: ID!, $note: String, $until: DateTime) {
      pauseCampaign(campaignId: $id, note: $note, until: $until) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const resumeCampaign = graphql(
  `
    mutation ResumeCampaign($id: ID!) {
      resumeCampaign(campaignId: $id) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const endCampaign = graphql(
  `
    mutation EndCampaign($id: ID!) {
      endCampaign(campaignId: $id) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const extendDeadline = graphql(
  `
    mutation ExtendDeadline($id: ID!, $class: String!, $at: DateTime!) {
      extendDeadline(campaignId: $id, class: $class, at: $at) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const removeHolder = graphql(
  `
    mutation RemoveHolder($id: ID!, $seat: SeatId!) {
      removeHolder(campaignId: $id, seat: $seat) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const seatBot = graphql(
  `
    mutation SeatBot($id: ID!, $seat: SeatId!) {
      seatBot(campaignId: $id, seat: $seat) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const removeBot = graphql(
  `
    mutation RemoveBot($id: ID!, $seat: SeatId!) {
      removeBot(campaignId: $id, seat: $seat) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const reserveSeat = graphql(
  `
    mutation ReserveSeat($id: ID!, $seat: SeatId!) {
      reserveSeat(campaignId: $id, seat: $seat) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const releaseSeat = graphql(
  `
    mutation ReleaseSeat($id: ID!, $seat: SeatId!) {
      releaseSeat(campaignId: $id, seat: $seat) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const keepSeat = graphql(
  `
    mutation KeepSeat($id: ID!) {
      keepSeat(campaignId: $id) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const removeFacilitator = graphql(
  `
    mutation RemoveFacilitator($id: ID!) {
      removeFacilitator(campaignId: $id) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)
