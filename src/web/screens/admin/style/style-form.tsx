import { Stack } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import type { Setting } from '#contract/setting.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import { toastFailure } from '#web/ui/toast.tsx'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { ColourFields } from './colour-fields.tsx'
import { FontFields } from './font-fields.tsx'
import { GroundFields } from './ground-fields.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { LookCards } from './look-cards.tsx'
import { SaveBar } from './save-bar.tsx'
import { Section } from './section.tsx'
import { colourWords, fontWords, groundWords, lookWords } from './section-words.ts'
import { SponsorSwitch } from './sponsor-switch.tsx'
import { StyleConflict } from './style-conflict.tsx'
import classes from './style-form.module.css'
import { useSaveStyle } from './use-save-style.ts'
import { useStyleDraft } from './use-style-draft.ts'
import { useStyledClub } from './use-styled-club.ts'
import { Wall } from './wall.tsx'

interface StyleFormProps {
  setting: Setting | undefined
  storedLook: LookName | null
}

/** The choices, and beside them the wall that shows what they come to, before anything is saved. */
export function StyleForm({ setting, storedLook }: StyleFormProps) {
  const draft = useStyleDraft({ setting, look: storedLook })
  const saving = useSaveStyle(draft, storedLook)
  const club = useStyledClub(draft.style)
  const isNarrow = useIsNarrow()
  const form = useRef<HTMLFormElement>(null)
  const { style, look, errors, changeStyle } = draft

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [wrong] = Object.values(errors)
    if (!wrong) return saving.send(draft.basedOn)
    toastFailure('Nieprawidłowe dane', wrong)
    // The section that it is in may be folded.
    form.current?.querySelector<HTMLDetailsElement>('details:has([aria-invalid="true"])')?.setAttribute('open', '')
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <Stack gap="sm" className={classes.controls}>
        <Section title="Wygląd" words={lookWords(look)} isOpen>
          <LookCards club={club} look={look} onChange={draft.chooseLook} />
        </Section>
        <Section title="Kolory" words={colourWords(style)} isOpen={!isNarrow}>
          <ColourFields style={style} look={look} errors={errors} onChange={changeStyle} />
        </Section>
        <Section title="Czcionki" words={fontWords(style)} isOpen={!isNarrow}>
          <FontFields fonts={style.fonts} onChange={(fonts) => changeStyle({ fonts })} />
        </Section>
        <Section title="Tło szablonów startowych" words={groundWords(style)} isOpen={!isNarrow}>
          <GroundFields style={style} onChange={changeStyle} />
        </Section>
        <SponsorSwitch isOn={style.hasSponsors} onChange={(hasSponsors) => changeStyle({ hasSponsors })} />
        {saving.conflict && (
          <StyleConflict
            theirs={saving.conflict}
            onKeepTheirs={() => {
              saving.dropConflict()
              draft.drop()
            }}
            onKeepMine={() => saving.send(saving.conflict?.version ?? 0)}
          />
        )}
        <SaveBar isChanged={draft.isChanged} isPending={saving.isPending} onCancel={draft.drop} />
      </Stack>
      <Wall club={club} look={look} />
      <LeaveDialog isUnsaved={draft.isChanged && !saving.isPending} />
    </form>
  )
}
