import { execFile } from 'node:child_process'

export interface Ended {
  code: number
  output: string
}

/** What `npm run backup` and `npm run restore` run, with all that it says. */
export const runCommand = (env: Record<string, string>, ...words: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, NODE_ENV: 'production', ...env } }
    execFile(process.execPath, ['scripts/start.mjs', ...words], options, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
