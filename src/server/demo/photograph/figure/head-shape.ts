/** What makes one head unlike another; 1 is usual everywhere. */
export interface HeadShape {
  /** Width of the whole head, of the jaw's corners, of the chin. */
  width: number
  jaw: number
  chin: number
  /** From the eyes to the chin. */
  length: number
  nose: number
  noseLength: number
  brow: number
  cheek: number
  lips: number
  /** How far the eyes are open. */
  eyes: number
  ears: number
  neck: number
}

export const USUAL: HeadShape = {
  width: 1,
  jaw: 1,
  chin: 1,
  length: 1,
  nose: 1,
  noseLength: 1,
  brow: 1,
  cheek: 1,
  lips: 1,
  eyes: 1,
  ears: 1,
  neck: 1,
}
