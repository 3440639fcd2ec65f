import { registerEnumType } from 'type-graphql'

export const OnVacation = { NOTHING: 'NOTHING', EXTEND: 'EXTEND', DEPUTY: 'DEPUTY' } as const
export type OnVacation = (typeof OnVacation)[keyof typeof OnVacation]
registerEnumType(OnVacation, {
  name: 'OnVacation',
  description: 'What a campaign does about holders of seats who are on vacation.',
  valuesConfig: {
    NOTHING: { description: 'Nothing; all read of it.' },
    EXTEND: {
      description:
        'A deadline of a question to all seats that falls into a vacation is put off to its end, within limits.',
    },
    DEPUTY: { description: 'A bot acts for them if nobody else does.' },
  },
})

export const RecordShown = { NOBODY: 'NOBODY', ORGANISERS: 'ORGANISERS', MEMBERS: 'MEMBERS' } as const
export type RecordShown = (typeof RecordShown)[keyof typeof RecordShown]
registerEnumType(RecordShown, {
  name: 'RecordShown',
  description: 'To whom somebody shows their record.',
  valuesConfig: {
    NOBODY: { description: 'Only to themselves.' },
    ORGANISERS: { description: 'To those who organise a campaign in which they have a place.' },
    MEMBERS: { description: 'To all members of their campaigns, and to signed-in people who could join one.' },
  },
})
