import * as words from '../../messages/health.generated.js'
import type { HealthSecrets } from '../../api/health.js'
import type { Chart } from '../records/joined.js'
import type { TurnTaken } from './pace.js'

const tenths = (days: number | null): number | null => (days === null ? null : Math.round(days * 10) / 10)

/** Days that each turn took, against what its deadlines allow. */
export const paceChart = (turns: readonly TurnTaken[]): Chart => ({
  ...{ id: 'pace', title: words.perTurn(), unit: words.days(), turns: turns.map(({ turn }) => turn) },
  curves: [
    { key: 'taken', label: words.taken(), values: turns.map(({ days }) => tenths(days)) },
    ...(turns.some(({ planned }) => planned !== null)
      ? [{ key: 'planned', label: words.planned(), values: turns.map(({ planned }) => tenths(planned)) }]
      : []),
  ],
})

export const battleChart = ({ turns }: HealthSecrets): Chart => ({
  ...{ id: 'battles', title: words.battles(), unit: words.battlesUnit(), turns: turns.map(({ turn }) => turn) },
  curves: [
    { key: 'begun', label: words.begun(), values: turns.map(({ begun }) => begun) },
    { key: 'decided', label: words.decided(), values: turns.map(({ decided }) => decided) },
  ],
})
