import { type Blob, blobsOf } from './blobs.ts'
import { enlargedPart } from './enlarged-part.ts'
import type { Network } from './network/layer.ts'
import { runNetwork } from './network/run-network.ts'
import type { Tensor } from './network/tensor.ts'
import { grown, type Pixels, type Region, wholeOf } from './pixels.ts'
import { shrunk } from './shrunk.ts'

/** Pixels of the longer side of the mask. */
const MASK_EDGE = 512
const SURE = 0.5
/** Below it nothing belongs to anybody. */
const HINT = 0.1
const UNLIKELY = 0.25
const LIKELY = 0.65
/** Of the picture: less is nobody. */
const LEAST_PERSON = 0.003
/** Of the largest person: less is a speck. */
const LEAST_BESIDE = 0.1
const LARGEST_HOLE = 0.004
/** A person who fills this much of the picture is seen well enough. */
const LARGE = 0.6
const CLOSER_LOOKS_MAX = 4
/** Around a person, of their own size. */
const SURROUNDINGS = 0.2
/** Over this share of a closer look's side it passes into what surrounds it. */
const SEAM = 0.08

/**
 * Where people are, 0 to 1, at most 512 pixels a side: a look at the whole picture, then a closer one at each person, since the
 * network sees no more than 256 by 256 pixels. Null: nobody.
 */
export function peopleMask(network: Network, picture: Pixels): Tensor | null {
  const scale = Math.min(1, MASK_EDGE / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const first = look(network, picture, wholeOf(picture))
  const mask: Tensor = {
    width,
    height,
    channels: 1,
    data: enlargedPart(first, { width, height }, wholeOf({ width, height })),
  }
  const people = keepPeople(mask)
  if (people.length === 0) return null
  for (const { box } of people.slice(0, CLOSER_LOOKS_MAX)) {
    if (box.width * box.height < LARGE * width * height) lookCloser(network, picture, mask, box)
  }
  decide(mask)
  keepPeople(mask)
  fillHoles(mask)
  return mask
}

function look(network: Network, picture: Pixels, region: Region): Tensor {
  return runNetwork(network, shrunk(picture, region, network))
}

/** Takes from the mask whatever hangs together with no person. */
function keepPeople(mask: Tensor): Blob[] {
  const { data, width, height } = mask
  const sureOf = ({ places }: Blob) => places.reduce((sum, at) => sum + ((data[at] as number) > SURE ? 1 : 0), 0)
  const blobs = blobsOf((index) => (data[index] as number) > HINT, width, height).map((blob) => ({
    blob,
    sure: sureOf(blob),
  }))
  const largest = Math.max(0, ...blobs.map(({ sure }) => sure))
  const least = Math.max(LEAST_PERSON * data.length, LEAST_BESIDE * largest)
  const people = blobs.filter(({ sure }) => sure >= least).map(({ blob }) => blob)
  const isKept = new Uint8Array(data.length)
  for (const { places } of people) for (const at of places) isKept[at] = 1
  for (let index = 0; index < data.length; index++) if (isKept[index] === 0) data[index] = 0
  return people
}

/** How sure the network is, is not how opaque a person is: what it finds likely is theirs. Only edges stay soft. */
function decide({ data }: Tensor): void {
  for (let index = 0; index < data.length; index++) {
    const share = Math.min(1, Math.max(0, ((data[index] as number) - UNLIKELY) / (LIKELY - UNLIKELY)))
    data[index] = share * share * (3 - 2 * share)
  }
}

function fillHoles({ data, width, height }: Tensor): void {
  for (const { places, touchesEdge } of blobsOf((index) => (data[index] as number) <= SURE, width, height)) {
    if (!touchesEdge && places.length < LARGEST_HOLE * data.length) for (const at of places) data[at] = 1
  }
}

function lookCloser(network: Network, picture: Pixels, mask: Tensor, box: Region): void {
  const part = grown(box, SURROUNDINGS * Math.max(box.width, box.height), mask)
  const [across, down] = [picture.width / mask.width, picture.height / mask.height]
  const region = {
    x: Math.floor(part.x * across),
    y: Math.floor(part.y * down),
    width: Math.floor(part.width * across),
    height: Math.floor(part.height * down),
  }
  const seen = enlargedPart(look(network, picture, region), part, wholeOf(part))
  for (let y = 0, from = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++, from++) {
      const at = (part.y + y) * mask.width + part.x + x
      const share = Math.min(
        ramp(x, part.x === 0, part.width, part.x + part.width === mask.width),
        ramp(y, part.y === 0, part.height, part.y + part.height === mask.height),
      )
      mask.data[at] = (mask.data[at] as number) * (1 - share) + (seen[from] as number) * share
    }
  }
}

/** From 0 at the seams to 1 within; an edge of the picture is no seam. */
function ramp(at: number, startsAtEdge: boolean, length: number, endsAtEdge: boolean): number {
  const seam = Math.max(1, SEAM * length)
  const fromStart = startsAtEdge ? 1 : (at + 0.5) / seam
  const fromEnd = endsAtEdge ? 1 : (length - at - 0.5) / seam
  return Math.min(1, fromStart, fromEnd)
}
