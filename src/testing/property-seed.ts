import type { TestProject } from 'vitest/node'
import './property-runs.ts'

/** One seed for all properties of a run, so that what failed can be repeated: FAST_CHECK_SEED=… npm test. */
export default function setup(project: TestProject): void {
  if (!process.env.FAST_CHECK_SEED) {
    process.env.FAST_CHECK_SEED = String(Math.floor(Math.random() * 2 ** 31))
    process.stdout.write(`FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}\n`)
  }
  project.provide('propertySeed', Number(process.env.FAST_CHECK_SEED))
}
