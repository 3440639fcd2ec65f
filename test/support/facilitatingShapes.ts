import type { ClosedQuestionRow, CorrectedLineRow, HealthRow, PreparedEventRow } from '../../server/src/store/reads.js'
import type { Shape } from './shape.js'

export const preparedEvent = {
  ...{ id: 'text', turn: 'number', corrections: 'json', preparedAt: 'text' },
  ...{ settledAt: { orNull: 'text' }, problem: { orNull: 'text' } },
} satisfies Shape<PreparedEventRow>

const healthAnswer = { turn: 'number', stage: 'text', answer: 'text', before: { orNull: 'boolean' } } as const

export const health = {
  battlesTold: { orNull: 'number' },
  stages: {
    each: {
      ...{ turn: 'number', stage: 'text', openedAt: 'text', closedAt: { orNull: 'text' }, cause: { orNull: 'text' } },
      ...{ extended: 'number', reopened: 'number', pausedHours: 'number', classes: { each: 'text' } },
    },
  },
  seats: {
    each: { seat: 'text', answers: { orNull: { each: healthAnswer } }, silentAt: { orNull: 'text' } },
  },
  secrets: {
    orNull: {
      seats: { each: { seat: 'text', asked: 'number', sealed: 'number', silentStages: 'number', excuses: 'number' } },
      battles: { each: { openedAt: 'text', closedAt: { orNull: 'text' } } },
    },
  },
} satisfies Shape<HealthRow>

export const closedQuestion = {
  ...{ number: 'number', turn: 'number', stage: 'text', closedAt: 'text' },
  sheets: {
    each: {
      ...{ seat: 'text', askId: 'text', title: 'text', orders: { orNull: 'json' }, briefing: { orNull: 'number' } },
    },
  },
} satisfies Shape<ClosedQuestionRow>

export const correctedLine = { briefing: 'number', line: 'number', by: 'number' } satisfies Shape<CorrectedLineRow>
