/** A place within an element, in shares of its width and height. */
export interface Place {
  x: number
  y: number
}

/** A browser in the hands of a journey. Elements are named by XPath, which every engine understands. */
export interface Engine {
  open(url: string): Promise<void>
  /** Waits until a person could press it. */
  press(element: string): Promise<void>
  type(element: string, text: string): Promise<void>
  /** What a field holds or an element says; null while it is not there. */
  read(element: string): Promise<string | null>
  drag(element: string, from: Place, to: Place): Promise<void>
  /** The file that comes of a press. */
  download(button: string, fileName: RegExp): Promise<Buffer>
  /** What a script, the body of a function, gives back in the page. */
  evaluate(script: string): Promise<unknown>
  /** Errors that the engine told of: uncaught ones, those written to the console, what the content policy forbade. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** How long an engine beside a busy core may need for one step. */
export const POLL = { timeout: 30_000, intervals: [50] }
