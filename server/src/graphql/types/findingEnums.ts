import { registerEnumType } from 'type-graphql'

export const Visibility = { PRIVATE: 'PRIVATE', UNLISTED: 'UNLISTED', LISTED: 'LISTED' } as const
export type Visibility = (typeof Visibility)[keyof typeof Visibility]
registerEnumType(Visibility, {
  name: 'Visibility',
  description: 'Who may find a campaign and ask for a seat in it.',
  valuesConfig: {
    PRIVATE: { description: 'Nobody: people join by invitation only.' },
    UNLISTED: { description: 'Whoever has its address.' },
    LISTED: { description: 'Everybody: it is in `listedCampaigns`.' },
  },
})

export const Pace = { DAYS: 'DAYS', WEEK: 'WEEK', SLOW: 'SLOW', UNTIMED: 'UNTIMED' } as const
export type Pace = (typeof Pace)[keyof typeof Pace]
registerEnumType(Pace, {
  name: 'Pace',
  description: 'How fast a campaign is played, from the longest of its deadlines.',
  valuesConfig: {
    DAYS: { description: 'At most three days.' },
    WEEK: { description: 'More than three days, and at most ten.' },
    SLOW: { description: 'More than ten days.' },
    UNTIMED: { description: 'It has no deadlines.' },
  },
})

export const RequestState = {
  OPEN: 'OPEN',
  ACCEPTED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  WITHDRAWN: 'WITHDRAWN',
  LAPSED: 'LAPSED',
} as const
export type RequestState = (typeof RequestState)[keyof typeof RequestState]
registerEnumType(RequestState, {
  name: 'RequestState',
  description: 'What became of a request for a seat.',
  valuesConfig: {
    OPEN: { description: 'It waits for an answer.' },
    ACCEPTED: { description: 'The organiser said yes.' },
    DECLINED: { description: 'The organiser said no; the same account cannot ask this campaign again.' },
    WITHDRAWN: { description: 'Whoever asked took it back.' },
    LAPSED: { description: 'Nobody answered it within 14 days.' },
  },
})
