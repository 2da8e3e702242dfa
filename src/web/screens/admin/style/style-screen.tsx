import { Skeleton } from '@mantine/core'
import { currentLook } from '#graphic/style/current-look.ts'
import { settingNamed, useSettings } from '#web/api/settings.ts'
import { useTemplates } from '#web/api/templates.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { StyleForm } from './style-form.tsx'

export function StyleScreen() {
  const settings = useSettings()
  const templates = useTemplates()
  const skeleton = <Skeleton height={320} aria-label="Wczytywanie stylu klubu" />
  return (
    <>
      <ScreenHeading
        order={2}
        title="Styl klubu"
        description="Jedna decyzja dla wszystkich grafik: wygląd, kolory, czcionki i tło. Obok widać każdą z danymi klubu."
      />
      <Loaded query={settings} failure="Nie udało się pobrać ustawień" skeleton={skeleton}>
        {(known) => (
          <Loaded query={templates} failure="Błąd pobierania szablonów" skeleton={skeleton}>
            {(all) => <StyleForm setting={settingNamed(known, 'clubStyle')} storedLook={currentLook(all)} />}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}
