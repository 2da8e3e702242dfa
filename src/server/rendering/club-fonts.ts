import { type FontKey, GlobalFonts } from '@napi-rs/canvas'
import type { NeededFont } from '#graphic/scene/needed-assets.ts'
import { type ClubFont, clubFontAddress, clubFontFamily, isClubFont } from '#graphic/template/club-font.ts'
import type { ReadPicture } from './pictures.ts'

/** Twice what a club may have: those that it had before go in time. */
const KEPT_MAX = 40

/** The process has one set of fonts for all its threads; a thread knows which of them it has asked for. */
export class ClubFonts {
  private readonly known = new Map<ClubFont, FontKey | null>()

  /** Resolves with what could not be had, and whether any has come that was not there before. */
  async prepare(needed: readonly NeededFont[], read: ReadPicture): Promise<{ failed: string[]; hasNew: boolean }> {
    const failed: string[] = []
    let hasNew = false
    for (const { face } of needed) {
      if (!isClubFont(face) || this.isAtHand(face)) continue
      if (await this.register(face, read)) hasNew = true
      else failed.push(clubFontAddress(face))
    }
    return { failed, hasNew }
  }

  private isAtHand(font: ClubFont): boolean {
    const key = this.known.get(font)
    if (key === undefined || !GlobalFonts.has(clubFontFamily(font))) return false
    this.known.delete(font)
    this.known.set(font, key)
    return true
  }

  private async register(font: ClubFont, read: ReadPicture): Promise<boolean> {
    const family = clubFontFamily(font)
    const bytes = GlobalFonts.has(family) ? null : await read(clubFontAddress(font))
    const key = bytes && GlobalFonts.register(bytes, family)
    if (!GlobalFonts.has(family)) return false
    this.known.set(font, key)
    this.makeRoom()
    return true
  }

  private makeRoom(): void {
    for (const [font, key] of this.known) {
      if (this.known.size <= KEPT_MAX) return
      this.known.delete(font)
      if (key) GlobalFonts.remove(key)
    }
  }
}
