/** A list of the format's: how many, how long its offsets are, the offsets, the items. */
function index(...items: Buffer[]): Buffer {
  if (items.length === 0) return Buffer.from([0, 0])
  let at = 1
  const offsets = [at, ...items.map(({ length }) => (at += length))]
  return Buffer.concat([Buffer.from([0, items.length, 1, ...offsets]), ...items])
}

/** Always three bytes, so that what they say does not move what they speak of. */
const number = (value: number): number[] => [28, (value >> 8) & 0xff, value & 0xff]

const LINE = { rmoveto: 21, rlineto: 5, endchar: 14 }

const block = (height: number): Buffer =>
  Buffer.from([
    ...[...number(100), ...number(0), LINE.rmoveto],
    ...[...number(600), ...number(0), LINE.rlineto],
    ...[...number(0), ...number(height), LINE.rlineto],
    ...[...number(-600), ...number(0), LINE.rlineto],
    LINE.endchar,
  ])

/** The outlines of an OTF: nothing, and a block as tall as the capitals. */
export function cffOf(height: number): Buffer {
  const header = Buffer.from([1, 0, 4, 1])
  const glyphs = index(Buffer.from([LINE.endchar]), block(height))
  const topLength = 4 + 7
  const glyphsAt = header.length + index(Buffer.from('Made')).length + index(Buffer.alloc(topLength)).length + 4
  const privateAt = glyphsAt + glyphs.length
  const top = Buffer.from([...number(glyphsAt), 17, ...number(0), ...number(privateAt), 18])
  return Buffer.concat([header, index(Buffer.from('Made')), index(top), index(), index(), glyphs])
}
