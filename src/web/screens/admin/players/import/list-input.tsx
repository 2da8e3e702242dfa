import { Alert, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { errorText } from '#web/api/http-error.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { decodeText } from './decode-text.ts'
import classes from './list-input.module.css'

const ACCEPTED = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'text/tab-separated-values': ['.tsv'],
  // What Windows with Excel calls a CSV file.
  'application/vnd.ms-excel': ['.csv'],
}
const EXAMPLE = '1. Jan Kowalski (bramkarz)\n4; Piotr; Nowak; obrońca\n10\tAdam Wiśniewski\tnapastnik'

interface ListInputProps {
  text: string
  onText: (text: string) => void
}

export function ListInput({ text, onText }: ListInputProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const readFile = async ([file]: File[]) => {
    if (!file) return
    setProblem(null)
    try {
      onText(decodeText(new Uint8Array(await file.arrayBuffer())))
    } catch (error) {
      setProblem(`Nie udało się odczytać pliku: ${errorText(error)}`)
    }
  }
  return (
    <Stack gap="sm">
      <Textarea
        label="Lista zawodników"
        description="Po jednym w wierszu: numer, imię, nazwisko i pozycja w dowolnej kolejności. Można skopiować komórki z Excela. Brakujące numery wpiszesz w podglądzie."
        placeholder={EXAMPLE}
        size="md"
        rows={5}
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        classNames={{ input: classes.list }}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <FileDrop
        label="Plik z listą zawodników"
        buttonLabel="Wybierz plik"
        formats="CSV lub TXT"
        accept={ACCEPTED}
        onFiles={(files) => void readFile(files)}
        onRefused={([file]) => setProblem(refusal(file))}
      />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  )
}

const refusal = (file: File | undefined): string =>
  /\.(xlsx?|ods|numbers)$/i.test(file?.name ?? '')
    ? 'To plik arkusza kalkulacyjnego. Zapisz go jako CSV albo skopiuj komórki i wklej je powyżej.'
    : 'Tego pliku nie da się odczytać jako listy. Wybierz plik CSV lub TXT.'
