import { readFileSync } from 'node:fs'

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const firstLine = (text) => text?.split('\n', 1)[0] ?? ''

/** A file that could not be run at all has no failed test of its own, but fails. */
function failuresOfVitest(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [`${file.name}: ${firstLine(file.message)}`]
    return failed.map((test) => `${file.name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
}

function failuresOfPlaywright(suite) {
  const inner = (suite.suites ?? []).flatMap(failuresOfPlaywright)
  const failed = (suite.specs ?? []).filter((spec) => !spec.ok)
  return [
    ...failed.map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors))
      return `${spec.file}:${spec.line} › ${spec.title}: ${firstLine(errors[0]?.message)}`
    }),
    ...inner,
  ]
}

export function outcomeOfVitest(file) {
  const report = read(file)
  if (report === null) return { passed: 0, failures: ['Vitest came to no report'] }
  return { passed: report.numPassedTests, failures: failuresOfVitest(report) }
}

export function outcomeOfPlaywright(file) {
  const report = read(file)
  if (report === null) return { passed: 0, failures: ['Playwright came to no report'] }
  const broken = report.errors.map((error) => firstLine(error.message))
  return { passed: report.stats.expected, failures: [...failuresOfPlaywright(report), ...broken] }
}
