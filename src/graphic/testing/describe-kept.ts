import { beforeAll, describe, expect, it } from 'vitest'
import { keptFiles, keptSections } from './kept-sections.ts'

/** The text of each, by its name. */
export type Sections = ReadonlyMap<string, () => Promise<string>>

function describeFile(folder: URL, file: string, sections: Sections): void {
  describe(file, () => {
    const names = [...sections.keys()]
    const now = async (name: string) => (await sections.get(name)?.()) ?? ''
    let kept: ReadonlyMap<string, string>
    beforeAll(async () => {
      kept = await keptSections(folder, file, names, now)
    })

    it('holds these and no other: UPDATE_SCENES=1 after looking', () => {
      expect([...kept.keys()]).toEqual(names)
    })

    it.each(names)('%s', async (name) => {
      expect(await now(name)).toBe(kept.get(name))
    })
  })
}

/** A test for each section of each file, that no file holds any other, and that there is no other file. */
export function describeKept(folder: URL, files: ReadonlyMap<string, Sections>): void {
  for (const [file, sections] of files) describeFile(folder, file, sections)

  it('nothing else is kept', () => {
    expect(keptFiles(folder).toSorted()).toEqual([...files.keys()].toSorted())
  })
}
