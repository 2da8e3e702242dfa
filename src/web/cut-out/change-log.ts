import type { ChangeOrder } from './messages.ts'

/** Changes that were sent to a worker, and which of them it has made: another worker can make them again. */
export class ChangeLog {
  private readonly made: ChangeOrder[]
  private readonly sent: ChangeOrder[][] = []
  /** The stroke whose end is not sent yet. */
  private stroke: ChangeOrder[] | null = null

  constructor(made: readonly ChangeOrder[] = []) {
    this.made = [...made]
  }

  add(order: ChangeOrder): void {
    if (order.kind === 'begin') this.stroke = [order]
    else if (order.kind === 'extend') this.stroke?.push(order)
    else {
      this.sent.push([...(this.stroke ?? []), order])
      this.stroke = null
    }
  }

  /** The worker has answered the first that it had not yet. */
  answered(isMade: boolean): void {
    const change = this.sent.shift()
    if (change && isMade) this.made.push(...change)
  }

  get isAwaiting(): boolean {
    return this.sent.length > 0
  }

  /** What the worker has not answered is left out: it may be what it died of. */
  get changes(): readonly ChangeOrder[] {
    return this.made
  }
}
