'use client'

import { language } from '@muster/rulesets/kit/language.js'
import { useEffect, useState } from 'react'
import { type Engine, engineAt } from '../play/openEngine.js'
import type { Course, SandboxCalls, Told } from '../play/sandboxProtocol.js'

type SandboxEngine = Engine<SandboxCalls>

/** The rules in a worker of this page: started with the page, and stopped when it is left. */
export const useEngine = (): SandboxEngine | null => {
  const [engine, setEngine] = useState<SandboxEngine | null>(null)
  useEffect(() => {
    const worker = new Worker(new URL('../play/engine/sandbox/worker.ts', import.meta.url), {
      ...{ type: 'module', name: language() },
    })
    const opened = engineAt<SandboxCalls>(worker)
    setEngine(opened)
    return opened.close
  }, [])
  return engine
}

interface Heard<Kind extends keyof SandboxCalls> {
  readonly given: SandboxCalls[Kind]['given']
  readonly answer: SandboxCalls[Kind]['answer'] | Error
}

/** What the rules answered last, and to what; null before the first time. */
export const useAnswer = <Kind extends keyof SandboxCalls>(
  engine: SandboxEngine | null,
  kind: Kind,
  given: SandboxCalls[Kind]['given'] | null,
): Heard<Kind> | null => {
  const [heard, setHeard] = useState<Heard<Kind> | null>(null)
  useEffect(() => {
    if (!engine || given === null) return
    let here = true
    const hear = (answer: Heard<Kind>['answer']): void => {
      if (here) setHeard({ given, answer })
    }
    engine.ask(kind, given).then(hear, () => hear(new Error(`no answer to ${kind}`)))
    return () => {
      here = false
    }
  }, [engine, kind, given])
  return heard
}

export interface Playing {
  /** Where the course led when it was last played, and which course that was; null before the first time. */
  readonly played: { readonly course: Course; readonly told: Told } | null
  readonly busy: boolean
  /** The rules could not be loaded, or broke on it. */
  readonly failed: boolean
}

/** Plays a course, and anew whenever it is another one: until then what was told last stands. */
export const useCourse = (engine: SandboxEngine | null, course: Course | null): Playing => {
  const heard = useAnswer(engine, 'play', course)
  const [played, setPlayed] = useState<Playing['played']>(null)
  const told = heard && !(heard.answer instanceof Error) ? heard.answer : null
  if (heard && told && played?.told !== told) setPlayed({ course: heard.given, told })
  const isLast = heard !== null && heard.given === course
  return { played, busy: !isLast, failed: isLast && told === null }
}
