/** What the reader and the writer of WOFF2 (W3C, version 2) agree on. */

export const SIGNATURE = 0x774f4632
export const HEADER = 48
/** In place of a number from the list below: the tag follows. */
export const OTHER_TAG = 63

const GLYPHS = ['glyf', 'loca']
/** Of glyphs: they are as they were. Of everything else, 0 says so. */
export const PLAIN_GLYPHS = 3

export const isGlyphs = (tag: string): boolean => GLYPHS.includes(tag)

/** Tags by the numbers that stand for them. */
export const KNOWN_TAGS: readonly string[] = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep'],
  ...['CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE'],
  ...['GDEF', 'GPOS', 'GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt'],
  ...['avar', 'bdat', 'bloc', 'bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar'],
  ...['mort', 'morx', 'opbd', 'prop', 'trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
]
