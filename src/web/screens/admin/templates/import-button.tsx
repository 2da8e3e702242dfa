import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { TEMPLATE_FILE_MAX_BYTES } from '#contract/template-file.ts'
import { useImportTemplate } from '#web/api/template-changes.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

const FAILURE = 'Błąd importu szablonu'
const TOO_LARGE = `Plik jest za duży. Dozwolone jest najwyżej ${TEMPLATE_FILE_MAX_BYTES / 1024 ** 2} MB`

export function ImportButton({ disabled }: { disabled: boolean }) {
  const { mutate, isPending } = useImportTemplate()
  const reset = useRef<() => void>(null)
  const take = (file: File | null) => {
    // The same file may be chosen again after it was mended.
    reset.current?.()
    if (!file) return
    if (file.size > TEMPLATE_FILE_MAX_BYTES) return toastFailure(FAILURE, TOO_LARGE)
    mutate(file, {
      onSuccess: ({ name }) => toastSuccess('Szablon zaimportowany', name),
      onError: (error) => tellFailure(FAILURE, error),
    })
  }
  return (
    <FileButton
      resetRef={reset}
      accept=".json,application/json"
      inputProps={{ 'aria-label': 'Plik szablonu' }}
      onChange={take}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          disabled={disabled}
          loading={isPending}
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          Importuj szablon
        </Button>
      )}
    </FileButton>
  )
}
