import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { IconShield } from '@tabler/icons-react'
import { z } from 'zod'
import { type Opponent, opponentData } from '#contract/opponent.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { aliasesRefusal, tidyAliases } from '#domain/opponent/aliases.ts'
import { useSaveOpponent } from '#web/api/opponent-changes.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { InlineForm } from '#web/ui/inline-form.tsx'
import { PictureField } from '#web/ui/picture-field.tsx'
import { toastFailure } from '#web/ui/toast.tsx'
import { useInlineSave } from '#web/ui/use-inline-save.ts'
import { AliasesField } from './aliases-field.tsx'

const MISSING_CREST = 'Dodaj herb drużyny przeciwnej'
const opponentFields = opponentData.omit({ aliases: true })
const changedOpponent = opponentFields.extend({ crest: z.instanceof(Blob).nullable() })
const newOpponent = opponentFields.extend({ crest: z.instanceof(Blob, { error: MISSING_CREST }) })

interface OpponentValues {
  name: string
  aliases: string[]
  crest: Blob | null
}

interface OpponentFormProps {
  /** The one to change; left out, a new one is added. */
  opponent?: Opponent
  onDone: () => void
}

export function OpponentForm({ opponent, onDone }: OpponentFormProps) {
  const words = opponent ? EDIT_WORDS : ADD_WORDS
  const saving = useInlineSave({ save: useSaveOpponent(), words, onDone })
  const others = (useOpponents().data ?? []).filter(({ id }) => id !== opponent?.id)
  const checkFields = schemaResolver(opponent ? changedOpponent : newOpponent, { sync: true })
  const form = useForm<OpponentValues>({
    initialValues: { name: opponent?.name ?? '', aliases: opponent?.aliases ?? [], crest: null },
    validate: ({ aliases, ...fields }) => {
      const refusal = aliasesRefusal(aliases, others)
      return { ...checkFields(fields), ...(refusal && { aliases: refusal }) }
    },
  })

  const submit = ({ name, aliases, crest }: OpponentValues) =>
    saving.send((onProgress) => ({
      id: opponent?.id,
      data: { name: name.trim(), aliases: tidyAliases(name, aliases) },
      opponentLogo: crest,
      onProgress,
    }))
  const refuse = (errors: FormErrors) => {
    if (errors.name) toastFailure('Nieprawidłowe dane', 'Wypełnij wszystkie wymagane pola')
    else if (errors.aliases) toastFailure('Nieprawidłowe dane', String(errors.aliases))
    else toastFailure('Brak herbu', MISSING_CREST)
    focusFirstInvalid(form)(errors)
  }

  return (
    <InlineForm
      title={words.title}
      submitLabel={words.submit}
      isPending={saving.isPending}
      sentShare={saving.sentShare(form.values.crest !== null)}
      onSubmit={form.onSubmit(submit, refuse)}
      onCancel={onDone}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={{ base: 'md', md: 'xl' }}>
        <Stack gap="md">
          <TextInput label="Nazwa" withAsterisk autoComplete="off" {...form.getInputProps('name')} />
          <AliasesField {...form.getInputProps('aliases')} value={form.values.aliases} />
        </Stack>
        <PictureField
          label="Herb"
          hint="Format: JPG, PNG, max 2MB"
          crop="square"
          required={!opponent}
          current={opponent?.logo ? pictureAtSize(opponent.logo, 480) : undefined}
          placeholder={<IconShield size={56} stroke={1.2} />}
          {...form.getInputProps('crest')}
          value={form.values.crest}
        />
      </SimpleGrid>
    </InlineForm>
  )
}

const ADD_WORDS = {
  title: 'Dodaj przeciwnika',
  submit: 'Dodaj',
  success: 'Przeciwnik dodany',
  failure: 'Błąd dodawania przeciwnika',
}

const EDIT_WORDS = {
  title: 'Edytuj przeciwnika',
  submit: 'Zapisz zmiany',
  success: 'Przeciwnik zaktualizowany',
  failure: 'Błąd aktualizacji przeciwnika',
}
