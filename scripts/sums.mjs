/** Sums of test results: `{ passed, failed, skipped }`. A run that failed without naming a failed test counts as one. */
export function sumOf(parts) {
  const total = (key) => parts.reduce((sum, part) => sum + part[key], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

export function sumLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Continuous integration accepts no skipped test; a failed one, or a run without any, is never accepted. */
export function exitCode({ passed, failed, skipped }, inCi) {
  return failed > 0 || passed === 0 || (inCi && skipped > 0) ? 1 : 0
}

/** @returns {{ passed: number, failed: number, skipped: number }} */
export function sumOfVitest(report, code) {
  if (!report) return broken
  const skipped = report.numPendingTests + report.numTodoTests
  // A file that cannot be loaded has no tests to count; it is a failure all the same.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length
  return orBroken({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded, skipped }, code)
}

const isFailed = (test) => test.status === 'failed'

/** @returns {{ passed: number, failed: number, skipped: number }} */
export function sumOfPlaywright(report, code, listed = false) {
  if (!report) return broken
  if (listed) return { passed: 0, failed: 0, skipped: countSpecs(report.suites) }
  const { expected, unexpected, flaky, skipped } = report.stats
  return orBroken({ passed: expected, failed: unexpected + flaky, skipped }, code)
}

const countSpecs = (suites = []) =>
  suites.reduce((sum, suite) => sum + suite.specs.length + countSpecs(suite.suites), 0)

const broken = { passed: 0, failed: 1, skipped: 0 }

function orBroken(sum, code) {
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum
}
