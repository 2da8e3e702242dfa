import network from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url'
import { type CutOut, cutOut, emptyCutOut, ofOpacity } from '#domain/cut-out/cut-out.ts'
import type { Network } from '#domain/cut-out/network/layer.ts'
import { readNetwork } from '#domain/cut-out/network/read-network.ts'
import { ownOpacity } from '#domain/cut-out/own-opacity.ts'
import type { Pixels } from '#domain/cut-out/pixels.ts'
import { placedOpacity } from '#domain/cut-out/placed-opacity.ts'
import type { CutOutOrigin, CutOutSource } from './messages.ts'
import { openedPhoto } from './opened-photo.ts'

type OnProgress = (share: number) => void

async function loadNetwork(): Promise<Network> {
  const response = await fetch(network)
  if (!response.ok) throw new Error('Nie udało się wczytać wycinania. Sprawdź połączenie')
  return readNetwork(new Uint8Array(await response.arrayBuffer()))
}

/** By the network; null: it finds nobody. */
export const foundCutOut = async (photo: Pixels, onProgress: OnProgress): Promise<CutOut | null> =>
  cutOut(await loadNetwork(), photo, onProgress)

/** What is known of a photo already goes before what the network would find on it. */
export async function firstCutOut(
  photo: Pixels,
  stored: CutOutSource['stored'],
  onProgress: OnProgress,
): Promise<{ origin: CutOutOrigin; cut: CutOut }> {
  const kept = stored ? placedOpacity(photo, await openedPhoto(stored)) : null
  if (kept) return { origin: 'stored', cut: ofOpacity(photo, kept) }
  const own = ownOpacity(photo)
  if (own) return { origin: 'own', cut: ofOpacity(photo, own) }
  const found = await foundCutOut(photo, onProgress)
  return found ? { origin: 'found', cut: found } : { origin: 'nobody', cut: emptyCutOut(photo) }
}
