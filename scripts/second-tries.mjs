/** Says which tests passed only at their second try, so that a fault in a test is seen although it did not stop the run. */
export default class SecondTries {
  /** @type {string[]} */
  names = []

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if ((test.diagnostic()?.retryCount ?? 0) > 0 && test.ok())
      this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd() {
    if (this.names.length > 0)
      console.log(`\nPassed at the second try, to be mended:\n${this.names.map((name) => `  ${name}\n`).join('')}`)
  }
}
