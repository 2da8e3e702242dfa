import { useMemo } from 'react'
import type { Setting } from '#contract/setting.ts'
import { SHARED_MATCH_KEYS } from '#domain/club/settings.ts'
import { EMPTY_STUDIO, type StudioState } from '#domain/match/studio-state.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { logFailure } from '#web/api/log.ts'
import { useSettings } from '#web/api/settings.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { contentOf } from '#web/match-store/save-queue.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { withShared } from '#web/match-store/shared-value.ts'
import { type Preview, type PreviewMode, previewOf } from './preview-views.ts'

/** The match as everybody shares it right now. */
const sharedStudio = (settings: readonly Setting[]): StudioState =>
  SHARED_MATCH_KEYS.reduce((studio, key) => {
    const setting = settings.find((candidate) => candidate.key === key) ?? null
    const content = contentOf(setting, (error) => logFailure(`Nieczytelne ustawienie ${key}`, error))
    return content ? withShared(studio, key, content, serverNow()) : studio
  }, EMPTY_STUDIO as StudioState)

export function usePreview(mode: PreviewMode, type: TemplateType): Preview {
  const catalogue = useCatalogue()
  const settings = useSettings().data
  const studio = useMemo(
    () => (mode === 'current' && settings ? sharedStudio(settings) : EMPTY_STUDIO),
    [mode, settings],
  )
  return useMemo(() => previewOf(mode, type, catalogue, studio), [mode, type, catalogue, studio])
}
