import { readFileSync } from 'node:fs'

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

export const firstLine = (text) => text?.split('\n', 1)[0] ?? ''

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
  return read(file) ?? { passed: 0, failures: ['Vitest came to no report'] }
}

export function outcomeOfPlaywright(file) {
  const report = read(file)
  if (report === null) return { passed: 0, failures: ['Playwright came to no report'] }
  const broken = report.errors.map((error) => firstLine(error.message))
  return { passed: report.stats.expected, failures: [...failuresOfPlaywright(report), ...broken] }
}
