import { SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { IconHeartHandshake } from '@tabler/icons-react'
import { z } from 'zod'
import { pictureAtSize } from '#contract/picture.ts'
import type { Sponsor } from '#contract/sponsor.ts'
import { sponsorData } from '#contract/sponsor-data.ts'
import { useSaveSponsor } from '#web/api/sponsor-changes.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { InlineForm } from '#web/ui/inline-form.tsx'
import { PictureField } from '#web/ui/picture-field.tsx'
import { toastFailure } from '#web/ui/toast.tsx'
import { useInlineSave } from '#web/ui/use-inline-save.ts'
import { type SponsorValues, WhereFields } from './where-fields.tsx'

const MISSING_LOGO = 'Dodaj logo sponsora'
const fields = sponsorData.pick({ name: true, competition: true })
const changedSponsor = fields.extend({ logo: z.instanceof(Blob).nullable() })
const newSponsor = fields.extend({ logo: z.instanceof(Blob, { error: MISSING_LOGO }) })

interface SponsorFormProps {
  /** The one to change; left out, a new one is added. */
  sponsor?: Sponsor
  onDone: () => void
}

const dataOf = ({ name, kinds, competition, season, isActive }: SponsorValues) =>
  sponsorData.parse({
    name,
    kinds: kinds.length > 0 ? kinds : null,
    competition,
    season: season === null ? null : Number(season),
    isActive,
  })

export function SponsorForm({ sponsor, onDone }: SponsorFormProps) {
  const words = sponsor ? EDIT_WORDS : ADD_WORDS
  const saving = useInlineSave({ save: useSaveSponsor(), words, onDone })
  const form = useForm<SponsorValues>({
    initialValues: {
      name: sponsor?.name ?? '',
      kinds: sponsor?.kinds ?? [],
      competition: sponsor?.competition ?? '',
      season: sponsor?.season ? String(sponsor.season) : null,
      isActive: sponsor?.isActive ?? true,
      logo: null,
    },
    validate: schemaResolver(sponsor ? changedSponsor : newSponsor, { sync: true }),
  })
  const submit = (values: SponsorValues) =>
    saving.send((onProgress) => ({ id: sponsor?.id, data: dataOf(values), sponsorLogo: values.logo, onProgress }))
  const refuse = (errors: FormErrors) => {
    const [first] = [errors.name, errors.competition, errors.logo].filter(Boolean)
    toastFailure(errors.logo === first ? 'Brak logo' : 'Nieprawidłowe dane', String(first))
    focusFirstInvalid(form)(errors)
  }

  return (
    <InlineForm
      title={words.title}
      submitLabel={words.submit}
      isPending={saving.isPending}
      sentShare={saving.sentShare(form.values.logo !== null)}
      onSubmit={form.onSubmit(submit, refuse)}
      onCancel={onDone}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={{ base: 'md', md: 'xl' }}>
        <Stack gap="md">
          <TextInput label="Nazwa" withAsterisk autoComplete="off" {...form.getInputProps('name')} />
          <PictureField
            label="Logo"
            hint="Format: PNG z przezroczystym tłem albo JPG, max 2MB"
            required={!sponsor}
            current={sponsor && pictureAtSize(sponsor.logo, 480)}
            placeholder={<IconHeartHandshake size={56} stroke={1.2} />}
            {...form.getInputProps('logo')}
            value={form.values.logo}
          />
        </Stack>
        <Stack gap="md">
          <WhereFields form={form} />
          <Switch label="Pokazuj na grafikach" {...form.getInputProps('isActive', { type: 'checkbox' })} />
        </Stack>
      </SimpleGrid>
    </InlineForm>
  )
}

const ADD_WORDS = {
  title: 'Dodaj sponsora',
  submit: 'Dodaj',
  success: 'Sponsor dodany',
  failure: 'Błąd dodawania sponsora',
}

const EDIT_WORDS = {
  title: 'Edytuj sponsora',
  submit: 'Zapisz zmiany',
  success: 'Sponsor zaktualizowany',
  failure: 'Błąd aktualizacji sponsora',
}
