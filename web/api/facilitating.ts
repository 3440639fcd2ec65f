import { ask, body, briefing, line } from './briefing.js'
import { graphql, type ResultOf } from './graphql.js'
import { head } from './history.js'
import { steered } from './steering.js'

const changes = graphql(
  `
    fragment ViewChanges on ViewChanges {
      cells
      changes {
        kind
        id
        seat
        label
        at
        before
        after
      }
      added {
        ...ReportLine
      }
      removed {
        ...ReportLine
      }
    }
  `,
  [line],
)
export type ViewChanges = ResultOf<typeof changes>

const viewer = graphql(
  `
    fragment DryRunViewer on DryRunViewer {
      role
      seat
      briefing {
        ...Briefing
      }
      changes {
        ...ViewChanges
      }
      sinceLast {
        ...ViewChanges
      }
    }
  `,
  [briefing, changes],
)

const run = graphql(
  `
    fragment DryRun on DryRun {
      number
      at
      turn
      stage
      viewers {
        role
        seat
      }
      viewer(seat: $seat, role: $role) {
        ...DryRunViewer
      }
    }
  `,
  [viewer],
)
export type DryRun = ResultOf<typeof run>
export type DryRunViewer = ResultOf<typeof viewer>
export type ViewerHead = Pick<DryRunViewer, 'role' | 'seat'>

export const dryRunQuery = graphql(
  `
    query DryRun($id: ID!, $seat: SeatId, $role: PlaceRole) {
      campaign(id: $id) {
        id
        dryRun {
          ...DryRun
        }
      }
    }
  `,
  [run],
)

export const dryRun = graphql(
  `
    mutation RunStage($id: ID!, $seat: SeatId, $role: PlaceRole) {
      dryRun(campaignId: $id) {
        ...DryRun
      }
    }
  `,
  [run],
)

export const publishStage = graphql(
  `
    mutation PublishStage($id: ID!, $run: Int) {
      publishStage(campaignId: $id, run: $run) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

/** The moments of a seat, and which of its lines are no longer so. */
export const seatMomentsQuery = graphql(
  `
    query SeatMoments($id: ID!, $seat: SeatId) {
      campaign(id: $id) {
        id
        briefings(seat: $seat) {
          ...BriefingHead
        }
        correctedLines(after: 0, seat: $seat) {
          briefing
          line
        }
      }
    }
  `,
  [head],
)

/** What a seat is told, and asked. */
export const seatBriefingQuery = graphql(
  `
    query SeatBriefing($id: ID!, $seat: SeatId, $number: Int) {
      campaign(id: $id) {
        id
        briefing(seat: $seat, number: $number) {
          ...BriefingBody
          asks {
            ...OpenAsk
          }
        }
      }
    }
  `,
  [body, ask],
)

export const notesQuery = graphql(`
  query Notes($id: ID!) {
    campaign(id: $id) {
      id
      notes
    }
  }
`)

export const keepNotes = graphql(`
  mutation KeepNotes($id: ID!, $text: String!) {
    keepNotes(campaignId: $id, text: $text)
  }
`)

export const correctionKindsQuery = graphql(`
  query CorrectionKinds($id: ID!) {
    ruleset(id: $id) {
      id
      correctionKinds
    }
  }
`)

export const correctionPreview = graphql(
  `
    fragment CorrectionPreview on CorrectionPreview {
      seen
      viewers {
        role
        seat
      }
      viewer(seat: $seat, role: $role) {
        ...DryRunViewer
      }
    }
  `,
  [viewer],
)
export type CorrectionPreview = ResultOf<typeof correctionPreview>

export const previewCorrections = graphql(
  `
    mutation PreviewCorrections($id: ID!, $corrections: [CorrectionInput!]!, $seat: SeatId, $role: PlaceRole) {
      previewCorrections(campaignId: $id, corrections: $corrections) {
        ...CorrectionPreview
      }
    }
  `,
  [correctionPreview],
)

export const correct = graphql(
  `
    mutation Correct($id: ID!, $corrections: [CorrectionInput!]!, $seen: String) {
      correct(campaignId: $id, corrections: $corrections, seen: $seen) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)
