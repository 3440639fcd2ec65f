import { existsSync } from 'node:fs'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { absenceOf, type FlowName, flows, rulesetIds, sizeNames, titleOf } from './list.js'

const names = Object.keys(flows) as FlowName[]
const places = names.flatMap((name) =>
  rulesetIds.flatMap((ruleset) => sizeNames.map((size) => ({ name, ruleset, size }))),
)
const absent = places.filter(({ name, ruleset }) => absenceOf(name, ruleset) !== undefined)

/** Says at the end how many flows were walked for each ruleset on each screen. What is listed and has no file fails. */
export default class Tally implements Reporter {
  private readonly outcomes = new Map<string, boolean>()
  private unwritten: readonly FlowName[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.unwritten = names.filter((name) => !existsSync(new URL(`${name}.flow.ts`, import.meta.url)))
    for (const { title } of suite.allTests()) this.outcomes.set(title, false)
  }

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    this.outcomes.set(title, status === 'passed')
  }

  onEnd(): Promise<{ readonly status?: FullResult['status'] }> {
    const [all, none] = [places.length, absent.length]
    const walked = places.filter((place) => this.outcomes.has(titleOf(place)))
    const passed = walked.filter((place) => this.outcomes.get(titleOf(place)) === true)
    console.log(
      `\n${String(names.length)} flows × ${String(rulesetIds.length)} rulesets × ${String(sizeNames.length)} screens = ${String(all)}, of which ${String(none)} do not exist.`,
    )
    for (const name of names)
      for (const ruleset of rulesetIds) {
        const reason = absenceOf(name, ruleset)
        if (reason !== undefined) console.log(`  ${name}: not in ${ruleset}, ${reason}`)
      }
    console.log(`${String(passed.length)} of ${String(all - none)} passed; ${String(walked.length)} were walked.`)
    if (this.unwritten.length === 0) return Promise.resolve({})
    console.log(`Without a file: ${this.unwritten.join(', ')}`)
    return Promise.resolve({ status: 'failed' })
  }
}
