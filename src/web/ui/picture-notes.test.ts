import { describe, expect, it } from 'vitest'
import { pictureNotes } from './picture-notes.ts'

const MEGABYTE = 1024 * 1024
const recommended = { width: 1200, height: 1500 }
const notes = (width: number, height: number, bytes = 1000) =>
  pictureNotes({ label: 'Tło', bytes, size: { width, height }, recommended })

describe('pictureNotes', () => {
  it('says nothing about a file that is as asked for', () => {
    expect(notes(1200, 1500, 2 * MEGABYTE)).toEqual([])
    expect(notes(1600, 2000)).toEqual([])
    expect(notes(1201, 1500)).toEqual([])
  })

  it('tells how heavy a heavy file is', () => {
    expect(notes(1200, 1500, 3.44 * MEGABYTE)).toEqual([
      'Plik ma 3,4 MB, więcej niż zalecane 2 MB; zmniejszymy go przy zapisie.',
    ])
  })

  it('tells what is too small, and what has other proportions', () => {
    expect(notes(800, 1000)).toEqual([
      'Tło ma 800×1000 px, zalecane minimum to 1200×1500 px; na grafice może być nieostre.',
    ])
    expect(notes(1600, 1600)).toEqual(['Proporcje inne niż 4:5; brzegi zostaną przycięte.'])
    expect(notes(1920, 1080)).toHaveLength(2)
  })

  it('asks for no pixels where none are recommended, nor before they are known', () => {
    expect(pictureNotes({ label: 'Herb', bytes: 1, size: { width: 1, height: 9 }, recommended: undefined })).toEqual([])
    expect(pictureNotes({ label: 'Tło', bytes: 1, size: null, recommended })).toEqual([])
  })
})
