/** For faults that the person at the screen can do nothing about. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the client's log
  console.error(what, error)
}
