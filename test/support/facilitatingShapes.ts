import type { HealthRow, PreparedEventRow } from '../../server/src/store/reads.js'
import type { Shape } from './shape.js'

export const preparedEvent = {
  ...{ id: 'text', turn: 'number', corrections: 'json', preparedAt: 'text' },
  ...{ settledAt: { orNull: 'text' }, problem: { orNull: 'text' } },
} satisfies Shape<PreparedEventRow>

const healthAnswer = { turn: 'number', stage: 'text', answer: 'text', before: { orNull: 'boolean' } } as const

export const health = {
  stages: {
    each: {
      ...{ turn: 'number', stage: 'text', openedAt: 'text', closedAt: { orNull: 'text' }, cause: { orNull: 'text' } },
      ...{ extended: 'number', pausedHours: 'number', classes: { each: 'text' } },
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
