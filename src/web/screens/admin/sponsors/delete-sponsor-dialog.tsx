import type { Sponsor } from '#contract/sponsor.ts'
import { useDeleteSponsor } from '#web/api/sponsor-changes.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'

interface DeleteSponsorDialogProps {
  sponsor: Sponsor | null
  onClose: () => void
}

export const DeleteSponsorDialog = ({ sponsor, onClose }: DeleteSponsorDialogProps) => (
  <DeleteDialog
    item={sponsor}
    words={WORDS}
    question={({ name }) =>
      `Czy na pewno chcesz usunąć sponsora „${name}”? Jego logo zniknie z nowych grafik, gotowe zostaną, jakie są.`
    }
    remove={useDeleteSponsor()}
    onClose={onClose}
  />
)

const WORDS = { title: 'Usuń sponsora', success: 'Sponsor usunięty', failure: 'Błąd usuwania sponsora' }
