import type { HealthStage } from '../../api/health.js'

const [hour, day] = [3_600_000, 86_400_000]

/** A turn that is over. */
export interface TurnTaken {
  readonly turn: number
  /** Days from its opening to its end, without those in which the campaign stood still. */
  readonly days: number
  /** Days that its deadlines allow; null: it has none. */
  readonly planned: number | null
}

const between = (from: string, until: string): number => Date.parse(until) - Date.parse(from)

/** Days that a stage has taken until it closed, or until now. */
export const daysOf = ({ openedAt, closedAt, pausedHours }: HealthStage, now: number): number =>
  Math.max(0, (closedAt === null ? now : Date.parse(closedAt)) - Date.parse(openedAt) - pausedHours * hour) / day

export const plannedDays = ({ openedAt, plannedAt }: HealthStage): number | null =>
  plannedAt === null ? null : between(openedAt, plannedAt) / day

/** The turns that everybody saw from their opening to their end; the first of the list may be cut off. */
export const turnsTaken = (stages: readonly HealthStage[], isCut: boolean): readonly TurnTaken[] => {
  const turns = [...new Set(stages.map(({ turn }) => turn))].slice(isCut ? 1 : 0)
  return turns.flatMap((turn) => {
    const own = stages.filter((stage) => stage.turn === turn)
    if (own.some(({ closedAt }) => closedAt === null)) return []
    const planned = own.flatMap((stage) => plannedDays(stage) ?? [])
    return [
      {
        turn,
        days: own.reduce((sum, stage) => sum + daysOf(stage, 0), 0),
        planned: planned.length === 0 ? null : planned.reduce((sum, days) => sum + days, 0),
      },
    ]
  })
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

export interface Pace {
  readonly days: number
  readonly planned: number | null
}

/** How long the latest turns took on average, and were to take. */
export const paceOf = (turns: readonly TurnTaken[], latest = 5): Pace | null => {
  const last = turns.slice(-latest)
  const days = mean(last.map((one) => one.days))
  return days === null ? null : { days, planned: mean(last.flatMap(({ planned }) => planned ?? [])) }
}

/** When so many more turns are over, if they take as long. */
export const endAfter = (turns: number, { days }: Pace, now: number): string =>
  new Date(now + turns * days * day).toISOString()
