import * as words from '../../messages/report.generated.js'
import { useViewContext } from '../ViewContext.js'

const ofHost: Readonly<Record<string, () => string>> = { closing: words.closing, unwound: words.unwound }

/** The heading of a report's step: the ruleset's, or the server's for what it says itself of a stage's end. */
export const useStepTitle = (): ((step: string) => string) => {
  const { tools } = useViewContext()
  return (step) => tools?.presentation.steps[step] ?? ofHost[step]?.() ?? step
}
