import { writeFileSync } from 'node:fs'
import { firstLine } from './test-reports.mjs'

/** A file that could not be run, or a hook of a group, fails without a failed test of its own. */
function* failuresIn(module) {
  for (const error of module.errors()) yield `${module.moduleId}: ${firstLine(error.message)}`
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors()) yield `${module.moduleId} › ${suite.fullName}: ${firstLine(error.message)}`
  }
  for (const test of module.children.allTests('failed')) {
    yield `${module.moduleId} › ${test.fullName}: ${firstLine(test.result().errors[0]?.message)}`
  }
}

const passedIn = (module) => [...module.children.allTests('passed')].length

/** Writes how a run of Vitest ended, with what no test failed of: a promise that was rejected after its test, a worker that died. */
export default class OutcomeReporter {
  onTestRunEnd(modules, unhandled) {
    const failures = [
      ...modules.flatMap((module) => [...failuresIn(module)]),
      ...unhandled.map(({ name, message, VITEST_TEST_PATH: file }) => `${file ?? 'Vitest'}: ${name}: ${message}`),
    ]
    const passed = modules.reduce((total, module) => total + passedIn(module), 0)
    writeFileSync(process.env.OUTCOME_OF_VITEST, JSON.stringify({ passed, failures }))
  }
}
