import { logStep } from './log.js'

/** What may be told of a step: kinds, counts and ids, never what is played, and nobody's name. */
export type Facts = Readonly<Record<string, string | number>>

/** A step that was begun. */
export interface Step {
  /** `error`: what it came to instead of its end. */
  end(facts: Facts, error?: unknown): void
  /** Steps that begin while this runs are part of it. */
  inside<Value>(run: () => Value): Value
}

/** Something that keeps steps besides the log. */
export type Tracer = (name: string, facts: Facts) => Step

let tracer: Tracer | null = null

/** From now on steps are told to it too; null: to nobody else. */
export const setTracer = (next: Tracer | null): void => {
  tracer = next
}

const untold: Step = { end: () => undefined, inside: (run) => run() }

/** Begins a step of which others may be parts. */
export const beginStep = (name: string, facts: Facts = {}): Step => {
  const [began, step] = [performance.now(), tracer?.(name, facts) ?? untold]
  return {
    inside: (run) => step.inside(run),
    end: (more, error) => {
      logStep(name, { ...facts, ...more, ms: Math.round(performance.now() - began) })
      step.end(more, error)
    },
  }
}

/** Does some work as one step. */
export const traced = async <Value>(name: string, facts: Facts, work: () => Promise<Value>): Promise<Value> => {
  const step = beginStep(name, facts)
  try {
    const done = await step.inside(work)
    step.end({})
    return done
  } catch (error) {
    step.end({}, error)
    throw error
  }
}
