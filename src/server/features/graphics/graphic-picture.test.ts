import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Decoders } from '#server/pictures/decoders.ts'
import { runJob } from '#server/pictures/jobs/jobs.ts'
import { graphicPictures } from './graphic-picture.ts'

const graphic = async (background: string): Promise<string> => {
  const png = await sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

it('decodes a graphic that several send at once only once, and again when it comes later', async () => {
  const askers: string[] = []
  const decoders: Pick<Decoders, 'run'> = {
    run: (asker, name, args) => {
      askers.push(asker)
      return Promise.resolve(args()).then((given) => runJob(name, given))
    },
  }
  const pictureOf = graphicPictures(decoders)
  const [red, blue] = [await graphic('#c00'), await graphic('#00c')]
  const sent = await Promise.all([pictureOf('Anna', red), pictureOf('Ewa', red), pictureOf('Ola', blue)])
  expect(askers.toSorted()).toEqual(['Anna', 'Ola'])
  expect(sent[0].bytes.equals(sent[1].bytes)).toBe(true)
  expect(sent[0].bytes.equals(sent[2].bytes)).toBe(false)
  await pictureOf('Ewa', red)
  expect(askers.toSorted()).toEqual(['Anna', 'Ewa', 'Ola'])
})
